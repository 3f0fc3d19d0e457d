import { randomUUID } from 'node:crypto';
import { createMailer } from '@carwash/functions/gateways/mail';
import { expect, test } from '@playwright/test';
import { attachmentOf, linksIn, mailboxUrl, mailTo } from '../support/server/mailbox.ts';
import { mailUrl } from '../support/suite.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the mails of the local suite can be read in its mailbox', async ({ page }) => {
  const id = randomUUID();
  const address = `${id}@customer.test`;
  const subject = `Your visit ${id.slice(0, 8)}`;
  const link = 'http://localhost:15000/dashboard/my-bookings/T-1?a=1&b=2';
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const mailer = createMailer({
    url: mailUrl,
    password: '',
    from: 'Clearcoat <hello@carwash.test>',
  });
  const attempt = await mailer.send({
    to: { name: 'Nadia Rahman', address },
    subject,
    html: `<p>See you on Monday. <a href="${link.replace('&', '&amp;')}">See the booking</a></p>`,
    text: `See you on Monday. ${link}`,
    attachments: [{ filename: 'visit.ics', content, contentType: 'text/calendar' }],
    messageId: `${id}@carwash.test`,
  });
  expect(attempt).toEqual({ outcome: 'sent', problem: null });

  const mail = await mailTo(address, subject);
  expect(mail.headers['message-id']).toBe(`<${id}@carwash.test>`);
  expect(linksIn(mail)).toEqual([link]);
  const attachment = await attachmentOf(mail, 'visit.ics');
  expect(attachment).toBe(content);

  await page.goto(mailboxUrl);
  await page.getByText(subject).first().click();
  await expect(page.frameLocator('iframe').getByText('See you on Monday.')).toBeVisible();
});
