/** An owner with a site, signed in at the admin. */
import { afterAll, beforeAll } from 'vitest'
import { type EmailEditor, openEmailEditor } from './email-editor.ts'

let opened: EmailEditor
export let fixture: EmailEditor['fixture']
export let page: EmailEditor['page']
export let client: EmailEditor['client']
export let site_id: EmailEditor['site_id']
export let template_id: EmailEditor['template_id']

export const block = (name: string | RegExp) => page.getByRole('group', { name })

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    opened = await openEmailEditor()
    ;({ fixture, page, client, site_id, template_id } = opened)
  }, 180_000)
  afterAll(() => opened?.close())
}
