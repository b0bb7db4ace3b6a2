/** Why an address gets no email. */
import type { SuppressionReason } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { reasonNames, reasons } from '../../../product/emails/suppressions/words.ts'
import { Select } from '../../../ui/select.tsx'

export function ReasonSelect({
  value,
  onChange,
}: {
  value: SuppressionReason
  onChange: (reason: SuppressionReason) => void
}) {
  const { t } = useMessages()
  return (
    <Select
      label={t('suppressions.reason')}
      description={t(value === 'hard_bounce' ? 'suppressions.stops_all' : 'suppressions.stops_marketing')}
      isRequired
      value={value}
      onChange={id => onChange(id as SuppressionReason)}
      options={reasons.map(id => ({ id, label: t(reasonNames[id]) }))}
    />
  )
}
