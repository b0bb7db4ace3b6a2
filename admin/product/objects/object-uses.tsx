/** What uses a thing: as long as anything does, it cannot be deleted. */
import type { MessageKey } from '../../messages/messages.tsx'
import { useMessages } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { resultsPath } from '../campaigns/paths.ts'
import { templatePath } from '../emails/paths.ts'
import { historyPath } from '../journeys/paths.ts'
import { pathTo } from '../screens/path-to.ts'

/** `through`: what it uses that has the thing; absent: it has the thing itself. */
type Use = { kind: string; id: string; name: string; through?: { id: string; name: string } | undefined }
type Kind = { word: MessageKey; href?: (site_id: string, id: string) => Href }

const kinds: Readonly<Record<string, Kind>> = {
  journey: { word: 'activities.journey', href: historyPath },
  popup: {
    word: 'activities.popup',
    href: (site_id, popup_id) => pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id }),
  },
  campaign: { word: 'activities.campaign', href: resultsPath },
  audience: {
    word: 'activities.audience',
    href: (site_id, audience_id) =>
      pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id }),
  },
  import: {
    word: 'audiences.use_import',
    href: (site_id, import_id) => pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id }),
  },
  broadcast: {
    word: 'activities.broadcast',
    href: (site_id, broadcast_id) =>
      pathTo('/sites/$site_id/emails/broadcasts/$broadcast_id', { site_id, broadcast_id }),
  },
  template: { word: 'activities.template', href: templatePath },
}

type ObjectUsesProps = { site_id: string; uses: readonly Use[] | undefined; text: string; none: string }

export function ObjectUses({ site_id, uses, text, none }: ObjectUsesProps) {
  const { t } = useMessages()
  const isUsed = uses !== undefined && uses.length > 0
  return (
    <Section title={t('object.uses')} description={text}>
      {uses?.length === 0 && <p className="muted">{none}</p>}
      {isUsed && <UseTable site_id={site_id} uses={uses} />}
    </Section>
  )
}

export function UseTable({ site_id, uses }: { site_id: string; uses: readonly Use[] }) {
  const { t } = useMessages()
  return (
    <div className={plainTableStyles.frame}>
      <table className={plainTableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{t('audiences.name')}</th>
            <th scope="col">{t('audiences.type')}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(use => (
            <UseRow key={`${use.id} ${use.through?.id ?? ''}`} site_id={site_id} use={use} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UseRow({ site_id, use: { kind, id, name, through } }: { site_id: string; use: Use }) {
  const { t } = useMessages()
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return (
    <tr>
      <th scope="row">{known?.href ? <Link href={known.href(site_id, id)}>{name}</Link> : name}</th>
      <td>
        {known ? t(known.word) : kind}
        {through && <span className="muted"> {t('object.used_through', { name: through.name })}</span>}
      </td>
    </tr>
  )
}
