/** The text part of an email says what its HTML does. */
import { expect, test } from 'vitest'
import { storedText } from './document-text.ts'
import type { EmailDocument } from './email-document.ts'

const textOf = (html: string) => storedText({ blocks: [{ id: 'h', type: 'html', html }] } as unknown as EmailDocument)

test('lists keep their bullets and numbers', () => {
  const html = `<p>Before</p>
    <ul>
      <li>One</li>
      <li><p>Two <b>and</b> more</p></li>
    </ul>
    <ol start="3"><li>Three</li><li>Four<ul><li>Inner</li></ul></li><li>Five</li></ol><p>After</p>`
  expect(textOf(html)).toBe('Before\n\n- One\n- Two and more\n\n3. Three\n4. Four\n\n- Inner\n\n5. Five\n\nAfter')
})
