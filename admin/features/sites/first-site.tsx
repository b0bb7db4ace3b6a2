/** Who has no site yet begins with the address of their website: the site is made, and the way to its first popup opens. */

import type { Site } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { nameOfWebsite } from '../../product/first-minutes/name-of-website.ts'
import { keepProgress } from '../../product/first-minutes/use-progress.ts'
import { WebsiteForm } from '../../product/first-minutes/website-form.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { problemOf } from '../../ui/problem.ts'
import styles from './first-site.module.css'
import { newDraft, type SiteDraft, subdomainOf } from './site-draft.ts'

/** Others may have the same name: so many numbers are tried behind it. */
const TRIES = 5

export function FirstSite() {
  const { t, language } = useMessages()
  const navigate = useNavigate()
  const make = useChange({
    run: (draft: SiteDraft) => client.sites.create({ body: draft }),
    shows: 'the answer',
    refreshes: [sitesQuery().queryKey, ['abilities']],
    isHandled: () => true,
  })
  const create = async (draft: SiteDraft, at = 1): Promise<Site> => {
    try {
      return await make.mutateAsync(at === 1 ? draft : { ...draft, subdomain: `${draft.subdomain}-${at}` })
    } catch (error) {
      if (at >= TRIES || problemOf(error).code !== 'subdomain_taken') throw error
      return create(draft, at + 1)
    }
  }
  const begin = async (website: string) => {
    const name = nameOfWebsite(website)
    const draft = newDraft(language, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone)
    const { id: site_id } = await create({ ...draft, name, subdomain: subdomainOf(name) || 'site' })
    keepProgress(site_id, { website, over: 1 })
    await navigate({ href: pathTo('/sites/$site_id/first-minutes', { site_id }) })
  }
  return (
    <section className={styles.first}>
      <h2>{t('sites.first_title')}</h2>
      <p className="muted">{t('sites.first_text')}</p>
      <WebsiteForm onSave={begin} />
    </section>
  )
}
