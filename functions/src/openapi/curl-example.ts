import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { jsonSchemaOf } from './json-schema.ts';

/** A value that the reader fills in, as a shell variable: `serviceId` becomes `$SERVICE_ID`. */
const variable = (name: string): string =>
  `$${name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`;

/** Quotes a text for the shell. Single quotes in the text are escaped. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function requiredQuery({ query }: Endpoint): string {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input');
  const pairs = required.map((name) => {
    const isDay = properties[name]?.format === 'date';
    return `${name}=${isDay ? '2030-01-15' : variable(name)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** JSON on one line if it is short, else one line per field. */
function jsonText(value: object): string {
  const line = JSON.stringify(value);
  if (line.length <= 60) return line;
  const fields = Object.entries(value).map(
    ([name, inner]) => `    ${JSON.stringify(name)}: ${JSON.stringify(inner)}`,
  );
  return `{\n${fields.join(',\n')}\n  }`;
}

function bodyOptions({ accepts, body }: Endpoint): string[] {
  if (accepts === 'image') return ["-F 'image=@photo.jpg'"];
  if (accepts === 'text') {
    return ["-H 'Content-Type: message/rfc822'", "--data-binary '@report.eml'"];
  }
  const example = body.meta()?.example;
  if (!example) return [];
  if (accepts === 'form') {
    return Object.entries(example).map(([field, value]) => `-d ${quoted(`${field}=${value}`)}`);
  }
  return ["-H 'Content-Type: application/json'", `-d ${quoted(jsonText(example))}`];
}

/**
 * The call as a command that can be pasted into a shell.
 * @param apiUrl where the API is, without a trailing slash
 */
export function curlExample(name: EndpointName, apiUrl: string): string {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, auth, isRepeatable } = endpoint;
  const filled = path.replace(/:(\w+)/g, (_all, parameter) => variable(parameter));
  const options = [
    ...(auth === 'anyone' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(isRepeatable ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...bodyOptions(endpoint),
  ];
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [`curl ${verb}"${apiUrl}${filled}${requiredQuery(endpoint)}"`, ...options].join(' \\\n  ');
}
