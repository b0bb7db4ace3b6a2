/** A data folder with published sites, each with a published popup whose form gives a tag and an audience. */
import { createHarness, type Harness, type Reply } from '../../../api/testing/harness.ts'

export interface Sites {
  folder: string
  forms: { site_id: string; popup_id: string }[]
}

export const formFields = [
  { name: 'email', label: 'Email', required: true },
  { name: 'first_name', label: 'First name' },
]

/** The caller removes the folder. `more` is called for each site. */
export async function prepareSites(
  count: number,
  more: (h: Harness, at: string) => Promise<unknown> = async () => undefined,
): Promise<Sites> {
  const h = await createHarness()
  const right = (answer: Reply): string => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const forms: Sites['forms'] = []
  for (let i = 0; i < count; i++) {
    const site_id = await h.newSite(`Site ${i}`)
    const at = `/v1/sites/${site_id}`
    right(await h.post(`${at}/publish`))
    const tag = right(await h.post(`${at}/tags`, { name: 'Newsletter' }))
    const audience = right(await h.post(`${at}/audiences`, { name: 'Readers' }))
    const popup_id = right(
      await h.post(`${at}/popups`, {
        name: 'Newsletter',
        content: { heading: 'A letter', thank_you_heading: 'Thanks' },
        form: {
          fields: formFields,
          consent: { type: 'checkbox', text: 'I agree to receive the newsletter.' },
          tag_ids: [tag],
          audience_ids: [audience],
        },
      }),
    )
    right(await h.post(`${at}/popups/${popup_id}/publish`))
    await more(h, at)
    forms.push({ site_id, popup_id })
  }
  await h.installation.close()
  return { folder: h.folder, forms }
}
