/** How long a site keeps what it no longer works with: a number of months for each kind, or none. */
import { limits, type RetentionRule, type RetentionRules, type RetentionType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { retention } from './client.ts'
import { retentionQuery } from './queries.ts'

export function Retention() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(retentionQuery(site_id))
  return (
    <>
      <PageHeader title={t('retention.title')} description={t('retention.text')} />
      <SiteSections site_id={site_id} here="retention" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && <Rules site_id={site_id} rules={data} />}
    </>
  )
}

const monthsOf = ({ rules }: RetentionRules): Record<string, number | null> =>
  Object.fromEntries(rules.map(({ type, months }) => [type, months]))

function Rules({ site_id, rules: settings }: { site_id: string; rules: RetentionRules }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf: monthsOf,
    save: (changes, options) => {
      const rules = Object.entries(changes).map(([type, months = null]) => ({ type: type as RetentionType, months }))
      return retention.update({ site_id, body: { rules } }, options)
    },
    query: retentionQuery(site_id),
    saved: t('retention.saved'),
  })
  return (
    <Section title={t('retention.rules')} description={t('retention.rules_text')}>
      <Form onSubmit={submit}>
        <div className="stack">
          {settings.rules.map(rule => (
            <RuleField
              key={rule.type}
              rule={rule}
              months={draft[rule.type] ?? null}
              onChange={months => change({ [rule.type]: months })}
            />
          ))}
          <p className="muted">{t('retention.always_kept')}</p>
        </div>
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('retention.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}

interface RuleFieldProps {
  rule: RetentionRule
  months: number | null
  onChange: (months: number | null) => void
}

function RuleField({ rule: { type, months_min, deleted_count }, months, onChange }: RuleFieldProps) {
  const { t, number } = useMessages()
  const words = useWords(type)
  const deleted =
    deleted_count > 0 ? ` ${t('retention.deleted', { count: deleted_count, number: number(deleted_count) })}` : ''
  return (
    <NumberField
      name={type}
      label={words.label}
      description={`${words.text} ${t('retention.at_least', { months_min })}${deleted}`}
      minValue={months_min}
      maxValue={limits.retention_months_max}
      value={months ?? Number.NaN}
      onChange={value => onChange(Number.isNaN(value) ? null : value)}
    />
  )
}

function useWords(type: string): { label: string; text: string } {
  const { t } = useMessages()
  switch (type) {
    case 'timeline':
      return { label: t('retention.timeline'), text: t('retention.timeline_text') }
    case 'email_activity':
      return { label: t('retention.email_activity'), text: t('retention.email_activity_text') }
    case 'email_addressees':
      return { label: t('retention.email_addressees'), text: t('retention.email_addressees_text') }
    case 'changes':
      return { label: t('retention.changes'), text: t('retention.changes_text') }
    case 'data_accesses':
      return { label: t('retention.data_accesses'), text: t('retention.data_accesses_text') }
    case 'conversations':
      return { label: t('retention.conversations'), text: t('retention.conversations_text') }
    default:
      return { label: type, text: '' }
  }
}
