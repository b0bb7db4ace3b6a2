/** The submissions of the benchmarks' visitors. */

/** Limits are raised, not passed by: every submission still asks them. */
export const raisedLimits = { SUBMISSIONS_PER_MINUTE: '1000000', SUBMISSIONS_BURST: '1000000', LOG_LEVEL: 'error' }

export const submissionPath = (form: { site_id: string; popup_id: string }): string =>
  `/v1/public/sites/${form.site_id}/popups/${form.popup_id}/submissions`

let sent = 0
/** A submission; every tenth is of an address that is there already. */
export function submission(): string {
  sent += 1
  const person = sent % 10 === 0 ? sent - 9 : sent
  return submissionOf(`person.${person}@example.com`)
}

/** The same of a given address. */
export function submissionOf(email: string): string {
  return JSON.stringify({
    values: { email, first_name: 'María José' },
    consent: true,
    consent_version: 1,
    page_url: 'https://casa-verde.example/balconies',
    referrer: 'https://search.example/',
    timezone: 'Europe/Madrid',
    locale: 'es-ES',
    shown_for_ms: 8_400,
    website: '',
  })
}
