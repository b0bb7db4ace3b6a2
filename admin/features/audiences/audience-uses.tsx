/** What uses an audience: as long as anything does, it cannot be deleted. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { historyPath } from '../../product/journeys/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { usesQuery } from './queries.ts'

const words = {
  journey: 'activities.journey',
  popup: 'activities.popup',
  campaign: 'activities.campaign',
  audience: 'activities.audience',
  import: 'audiences.use_import',
} as const

const isKnown = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind)

function hrefOf(site_id: string, kind: keyof typeof words, id: string): Href {
  switch (kind) {
    case 'journey':
      return historyPath(site_id, id)
    case 'popup':
      return pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: id })
    case 'campaign':
      return pathTo('/sites/$site_id/marketing/campaigns/$campaign_id/results', { site_id, campaign_id: id })
    case 'audience':
      return pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id: id })
    case 'import':
      return pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id: id })
  }
}

export function AudienceUses({ site_id, audience_id }: { site_id: string; audience_id: string }) {
  const { t } = useMessages()
  const { data: uses } = useQuery(usesQuery(site_id, audience_id))
  return (
    <Section title={t('audiences.uses')} description={t('audiences.uses_text')} isFlush={(uses?.length ?? 0) > 0}>
      {uses?.length === 0 && <p className="muted">{t('audiences.uses_none')}</p>}
      {uses !== undefined && uses.length > 0 && (
        <div className={plainTableStyles.frame}>
          <table className={plainTableStyles.table}>
            <thead>
              <tr>
                <th scope="col">{t('audiences.name')}</th>
                <th scope="col">{t('audiences.type')}</th>
              </tr>
            </thead>
            <tbody>
              {uses.map(({ kind, id, name }) => (
                <tr key={id}>
                  <th scope="row">{isKnown(kind) ? <Link href={hrefOf(site_id, kind, id)}>{name}</Link> : name}</th>
                  <td>{isKnown(kind) ? t(words[kind]) : kind}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
