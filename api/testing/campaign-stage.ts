/** A published site with the work in its background, whose campaigns capture: their mails are read from the folder. */
import { type BackgroundOptions, startBackground } from '../background.ts'
import { listMail, type MailMessage, readMail } from '../platform/mail/mail-folder.ts'
import { createHarness, type Reply, until } from './harness.ts'

export type CampaignStage = Awaited<ReturnType<typeof openCampaignStage>>

export async function openCampaignStage(options: BackgroundOptions) {
  const h = await createHarness({ SUBMISSIONS_BURST: '100000' })
  const background = await startBackground(h.installation, options)
  const site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  for (const [name, type] of [
    ['town', 'text'],
    ['city', 'text'],
    ['size', 'number'],
  ]) {
    await h.post(`/v1/sites/${site}/custom-fields`, { name, type, label: name })
  }
  const guide = made(await upload()).id

  async function upload(): Promise<Reply> {
    const body = new FormData()
    body.append('file', new File(['Water in the morning.'], 'guide.txt', { type: 'text/plain' }))
    const headers = { authorization: `Bearer ${h.person.token}` }
    const answer = await h.app.request(`/v1/sites/${site}/files`, { method: 'POST', body, headers })
    return { status: answer.status, body: (await answer.json()) as Reply['body'], headers: answer.headers }
  }

  let count = 0
  /** An active campaign with a popup of its own. */
  async function campaign(given: object = {}, popup: object = {}) {
    count += 1
    const consent = { kind: 'notice', text: 'By sending you agree.' }
    const fields = ['email', 'first_name', 'town', 'size'].map(name => ({ name, label: name }))
    const content = { heading: 'A guide', thank_you_heading: 'Thanks' }
    const shown = { name: `Popup ${count}`, content, form: { fields, consent }, ...popup }
    const popup_id = made(await h.post(`/v1/sites/${site}/popups`, shown)).id
    const name = `Guide ${count}`
    const body = { name, description: 'For readers.', popup_id, ...given }
    const { id } = made(await h.post(`/v1/sites/${site}/campaigns`, body))
    const path = `/v1/sites/${site}/campaigns/${id}`
    made(await h.post(`${path}/publish`))
    return { id, name, path, popup_id }
  }

  async function mailTo(address: string): Promise<MailMessage[]> {
    const { folder } = h.installation.mailer
    const all = await listMail(folder, { limit: 500 })
    const read = await Promise.all(all.filter(one => one.to.includes(address)).map(one => readMail(folder, one.id)))
    return read.filter(one => one !== null)
  }
  const leadCount = async (path: string) => (await h.get(path)).body.lead_count

  return {
    h,
    site,
    guide,
    campaign,
    mailTo,
    leadCount,
    send: (popup_id: string, values: object, rest: object = {}) =>
      h.post(
        `/v1/public/sites/${site}/popups/${popup_id}/submissions`,
        { values, page_url: 'https://casa.example/', shown_for_ms: 5_000, ...rest },
        { token: null },
      ),
    async leadOf(email: string) {
      const { body } = await h.get(`/v1/sites/${site}/leads?search=${encodeURIComponent(email)}`)
      return (await h.get(`/v1/sites/${site}/leads/${body.data[0]?.id}?expand=tags,audiences`)).body
    },
    /** Waits until so many have come by the campaign. */
    came: (path: string, wanted: number) =>
      until(
        () => leadCount(path),
        n => n === wanted,
      ),
    mailsTo: (address: string, wanted: number) =>
      until(
        () => mailTo(address),
        mails => mails.length >= wanted,
      ),
    pass(milliseconds: number) {
      h.clock.forward(milliseconds)
      h.installation.signals.wake('jobs', site)
    },
    async close() {
      await background.stop()
      await h.close()
    },
  }
}

function made({ status, body }: Reply): Reply['body'] {
  if (status < 300) return body
  throw new Error(`Not made: ${JSON.stringify(body)}`)
}
