import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import { styleSheet, styles } from './mail-style.ts';
import type { Fact, MessageText, ReceiptText, TextLink } from './message-text.ts';

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} className="text" style={styles.text}>
      {text}
    </Text>
  ));

/** Text with its line breaks. */
function Multiline({ text }: { text: string }) {
  const [first, ...rest] = text.split('\n');
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          <br />
          <Multiline text={rest.join('\n')} />
        </>
      )}
    </>
  );
}

const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(([label, value]) => (
    <Text key={label} className="text" style={styles.fact}>
      <span className="quiet" style={styles.label}>
        {label}
      </span>
      <br />
      <Multiline text={value} />
    </Text>
  ));

const Code = ({ code }: { code: string }) => (
  <Section className="page" style={styles.codeBox}>
    <Text style={{ margin: 0 }}>
      <span className="quiet" style={styles.label}>
        Booking code
      </span>
      <br />
      <span className="text" style={styles.code}>
        {code}
      </span>
    </Text>
  </Section>
);

const Row = ({ of: [name, price], style }: { of: Fact; style?: typeof styles.total }) => (
  <tr>
    <td className="text edge" style={{ ...styles.line, ...style }}>
      {name}
    </td>
    <td className="text edge" style={{ ...styles.price, ...style }}>
      {price}
    </td>
  </tr>
);

const Receipt = ({ receipt }: { receipt: ReceiptText }) => (
  <Section>
    <Hr className="edge" style={styles.rule} />
    <Heading as="h2" className="text" style={styles.heading}>
      Receipt
    </Heading>
    <table data-text-format="dataTable" style={styles.lines}>
      <tbody>
        {receipt.lines.map((line) => (
          <Row key={line[0]} of={line} />
        ))}
        <Row of={receipt.total} style={styles.total} />
      </tbody>
    </table>
    <Text className="quiet" style={styles.quiet}>
      {receipt.received}
    </Text>
    <Facts facts={receipt.facts} />
  </Section>
);

const TextWithLink = ({ link: { label, url } }: { link: TextLink }) => (
  <Text className="text" style={styles.text}>
    <Link href={url} className="accent" style={styles.link}>
      {label}
    </Link>
  </Text>
);

const MainButton = ({ button: { label, url } }: { button: TextLink }) => (
  <Section style={styles.buttonBox}>
    <Button href={url} className="button" style={styles.button}>
      {label}
    </Button>
  </Section>
);

/** The address behind the button, for readers who want to see where it leads, or whose client drops buttons. */
const PlainAddress = ({ url }: { url: string }) => (
  <Text className="quiet" style={styles.quiet}>
    Or open this address:
    <br />
    <Link href={url} className="accent" style={styles.link}>
      {url}
    </Link>
  </Text>
);

function Footer({ content, why }: { content: MessageContent; why: string }) {
  const { business, links } = content;
  return (
    <Container style={styles.footer}>
      <Text className="quiet" style={styles.quiet}>
        <Multiline text={[business.name, ...business.address, business.phone].join('\n')} />
      </Text>
      <Text className="quiet" style={styles.quiet}>
        {why}
      </Text>
      {links.unsubscribe !== null && (
        <Text className="quiet" style={styles.quiet}>
          <Link href={links.unsubscribe} className="accent" style={styles.link}>
            Unsubscribe from reminders and similar mails
          </Link>
        </Text>
      )}
    </Container>
  );
}

const Frame = ({ text, children }: { text: MessageText; children: ReactNode }) => (
  <Html lang="en">
    <Head>
      <title>{text.subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{styleSheet}</style>
    </Head>
    <Preview>{text.brief}</Preview>
    <Body className="page" style={styles.body}>
      <Section className="page" style={styles.page}>
        {children}
      </Section>
    </Body>
  </Html>
);

interface MailProps {
  content: MessageContent;
  text: MessageText;
}

/** A message as a mail. Its plain text is made from the same elements. */
export const Mail = ({ content, text }: MailProps) => (
  <Frame text={text}>
    <Container className="card" style={styles.card}>
      <Text className="accent" style={styles.business}>
        {content.business.name}
      </Text>
      <Heading as="h1" className="text" style={styles.title}>
        {text.title}
      </Heading>
      <Paragraphs texts={content.name === '' ? [] : [`Hello ${isolated(content.name)},`]} />
      <Paragraphs texts={text.paragraphs} />
      {content.ownLine !== '' && (
        <Text className="text own" style={styles.own}>
          {content.ownLine}
        </Text>
      )}
      {text.code !== null && <Code code={text.code} />}
      <Facts facts={text.facts} />
      {text.button && <MainButton button={text.button} />}
      {content.booking === null && content.payment === null && text.button && (
        <PlainAddress url={text.button.url} />
      )}
      {text.links.map((link) => (
        <TextWithLink key={link.url} link={link} />
      ))}
      <Paragraphs texts={text.afterwards} />
      {text.receipts.map((receipt) => (
        <Receipt key={receipt._id} receipt={receipt} />
      ))}
    </Container>
    <Footer content={content} why={text.why} />
  </Frame>
);
