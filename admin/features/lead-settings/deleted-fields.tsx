/** Fields that were deleted a while ago: how long each can be restored. */
import { type CustomField, limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { serverNow } from '../../messages/server-clock.ts'
import { fieldTypeWords } from '../../product/lead-settings/field-words.ts'
import { deletedFieldsQuery } from '../../product/lead-settings/queries.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './deleted-fields.module.css'
import { useRestoreField } from './use-restore-field.ts'

const day_ms = 86_400_000
const daysLeft = ({ restorable_until }: CustomField): number =>
  restorable_until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(restorable_until) - serverNow()) / day_ms))

export function DeletedFields() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const list = wholeList(useQuery(deletedFieldsQuery(site_id)))
  const restore = useRestoreField()
  const id = useId()
  if (!list.rows || list.rows.length === 0) return null
  return (
    <section className={styles.deleted} aria-labelledby={id}>
      <h2 id={id}>{t('fields.deleted_title')}</h2>
      <p className="muted">{t('fields.deleted_text', { days: limits.custom_field_restorable_days })}</p>
      <DataTable
        {...list}
        isPart
        label={t('fields.deleted_title')}
        nameOf={field => field.label}
        empty={null}
        columns={[
          { id: 'label', label: t('fields.label'), cell: field => field.label },
          { id: 'type', label: t('fields.type'), width: '150px', cell: field => t(fieldTypeWords[field.type]) },
          { id: 'name', label: t('fields.name'), hideBelow: 600, cell: field => <code>{field.name}</code> },
          {
            id: 'days',
            label: t('fields.days_left'),
            cell: field => (
              <span title={field.restorable_until && date(field.restorable_until, timezone)}>
                {t('fields.days', { count: daysLeft(field) })}
              </span>
            ),
          },
        ]}
        actionsOf={field => [
          {
            id: 'restore',
            label: t('fields.restore'),
            icon: <Undo2 size={16} aria-hidden />,
            onAction: () => restore.mutate(field),
          },
        ]}
      />
    </section>
  )
}
