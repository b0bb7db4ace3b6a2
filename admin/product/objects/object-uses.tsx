/** What uses a thing: as long as anything does, it cannot be deleted. */
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { subjects } from '../activities/activity-words.ts'
import { objectPaths } from '../activities/object-paths.ts'

/** `through`: what it uses that has the thing; absent: it has the thing itself. */
type Use = { type: string; id: string; name: string; through?: { id: string; name: string } | undefined }

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

function UseTable({ site_id, uses }: { site_id: string; uses: readonly Use[] }) {
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
            <tr key={keyOf(use)}>
              <th scope="row">
                <UseName site_id={site_id} use={use} />
              </th>
              <td>
                <UseKind use={use} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same where there is no room for a table. */
export function UseList({ site_id, uses }: { site_id: string; uses: readonly Use[] }) {
  return (
    <ul className="stack">
      {uses.map(use => (
        <li key={keyOf(use)}>
          <UseName site_id={site_id} use={use} /> <UseKind use={use} />
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ id, through }: Use) => `${id} ${through?.id ?? ''}`

/** Of what there is one in a site the kind is the name. */
function UseName({ site_id, use: { type, id, name } }: { site_id: string; use: Use }) {
  const { t } = useMessages()
  const href = objectPaths.get(type)
  if (href) return <Link href={href(site_id, id)}>{name}</Link>
  return name || t(subjects[type] ?? 'activities.site')
}

function UseKind({ use: { type, name, through } }: { use: Use }) {
  const { t } = useMessages()
  const word = subjects[type]
  return (
    <span className="muted">
      {name && (word ? t(word) : type)}
      {through && ` ${t('object.used_through', { name: through.name })}`}
    </span>
  )
}
