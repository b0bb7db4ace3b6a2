/** What uses a thing: as long as anything does, it cannot be deleted. */
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { subjects } from '../activities/activity-words.ts'
import { objectPaths } from './object-paths.ts'

/** `through`: what it uses that has the thing; absent: it has the thing itself. */
type Use = { kind: string; id: string; name: string; through?: { id: string; name: string } | undefined }

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
  const word = Object.hasOwn(subjects, kind) ? subjects[kind] : undefined
  const href = objectPaths.get(kind)
  return (
    <tr>
      <th scope="row">{href ? <Link href={href(site_id, id)}>{name}</Link> : name}</th>
      <td>
        {word ? t(word) : kind}
        {through && <span className="muted"> {t('object.used_through', { name: through.name })}</span>}
      </td>
    </tr>
  )
}
