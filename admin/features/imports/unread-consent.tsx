/** Warns of columns that say who must not be sent email while nothing reads them; somebody may decide to do without. */
import type { LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { of: LeadImport; columns: number[]; isIgnored: boolean; onIgnore: (isIgnored: boolean) => void }

export const unreadNames = ({ columns }: LeadImport, unread: readonly number[]): string =>
  unread.map(column => columns[column]?.name ?? '').join(', ')

export function UnreadConsent({ of, columns, isIgnored, onIgnore }: Props) {
  const { t } = useMessages()
  return (
    <Notice tone="warning" title={t('imports.consent_unread')}>
      <div className="stack">
        <span>{t('imports.consent_unread_text', { columns: unreadNames(of, columns) })}</span>
        <Checkbox isSelected={isIgnored} onChange={onIgnore}>
          {t('imports.consent_ignored')}
        </Checkbox>
      </div>
    </Notice>
  )
}
