import { type Html, html } from './html.ts';
import type { JsonSchema } from './json-schema.ts';
import { entityOf, limitsInWords, typeInWords } from './type-words.ts';

export interface Field {
  /** Dotted, with [] for the items of a list and * for fields of any name. */
  path: string;
  isRequired: boolean;
  schema: JsonSchema;
}

/** The id of the part of the page that describes an entity. */
export const entityId = (entity: string): string => `data-${entity.toLowerCase()}`;

/** The nested fields of a value: of an object, of the objects in a list, or of fields of any name. */
function fieldsWithin(schema: JsonSchema, path: string): Field[] {
  if (schema.items) return fieldsWithin(schema.items, `${path}[]`);
  if (typeof schema.additionalProperties === 'object') {
    return fieldsWithin(schema.additionalProperties, `${path}.*`);
  }
  return fieldsOf(schema, path === '' ? '' : `${path}.`);
}

/** Every field of an object, with nested fields after their parent. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, prefix = ''): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    return [{ path, isRequired: required.includes(name), schema }, ...fieldsWithin(schema, path)];
  });

function typeHtml(schema: JsonSchema): Html {
  const entity = entityOf(schema.items ?? schema);
  if (!entity) return html`${typeInWords(schema)}`;
  return html`${schema.items ? 'list of ' : ''}<a href="#${entityId(entity)}">${entity}</a>`;
}

const valuesHtml = ({ enum: values = [] }: JsonSchema): Html =>
  values.length === 0
    ? html``
    : html`<p class="values">${values.map((value) => html`<code>${String(value)}</code> `)}</p>`;

const restHtml = ({ schema }: Field): Html =>
  html`${schema.description ? html`<p>${schema.description}</p>` : ''}${valuesHtml(schema)}`;

/** A field of the input, with whether it is required and its limits. */
function inputHtml(field: Field): Html {
  const { path, isRequired, schema } = field;
  const limits = limitsInWords(schema).join(' · ');
  return html`<div class="field">
<dt><code>${path}</code>${isRequired ? html` <span class="required">required</span>` : ''}</dt>
<dd><p><span class="type">${typeHtml(schema)}</span>${limits ? html` <span class="limits">${limits}</span>` : ''}</p>${restHtml(field)}</dd>
</div>`;
}

/** A field of the response. Required and limits are left out: the server guarantees them. */
const answerHtml = (field: Field): Html => html`<div class="field">
<dt><code>${field.path}</code></dt>
<dd><p class="type">${typeHtml(field.schema)}</p>${restHtml(field)}</dd>
</div>`;

/** A titled list of input fields; nothing if there are none. */
export const inputList = (title: string, fields: readonly Field[]): Html =>
  fields.length === 0
    ? html``
    : html`<h4>${title}</h4><dl class="fields">${fields.map(inputHtml)}</dl>`;

/** A list of response fields. */
export const answerList = (fields: readonly Field[]): Html =>
  html`<dl class="fields">${fields.map(answerHtml)}</dl>`;
