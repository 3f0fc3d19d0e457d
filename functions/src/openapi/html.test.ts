import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put in is text', () => {
  const name = `<script>alert("1" & '2')</script>`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>',
  );
});

test('HTML and lists of it stay what they are', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${0}${''}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});
