/** Who a lead is: name, address, phone, zone and language, each edited in place, and what is known from its mail. */
import type { Lead, LeadChanges } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { EditableValue } from './editable-value.tsx'
import '../../product/leads/leads.css'

const zones = Intl.supportedValuesOf('timeZone')
const languages = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
]

type Save = ((changes: LeadChanges, isOverwriting?: boolean) => Promise<unknown>) | undefined

export function LeadPerson({ lead, onSave }: { lead: Lead; onSave: Save }) {
  const { t } = useMessages()
  const own = (name: 'first_name' | 'middle_name' | 'last_name' | 'phone') => ({
    name,
    value: lead[name] ?? '',
    onSave: onSave && ((value: string, over?: boolean) => onSave({ [name]: value || null }, over)),
  })
  return (
    <Section title={t('leads.person')}>
      <div className="lead-values">
        <EditableValue
          name="email"
          kind="email"
          label={t('leads.email')}
          value={lead.email}
          isRequired
          onSave={onSave && ((email, over) => onSave({ email }, over))}
        />
        <EditableValue label={t('account.first_name')} {...own('first_name')} />
        <EditableValue label={t('leads.middle_name')} {...own('middle_name')} />
        <EditableValue label={t('account.last_name')} {...own('last_name')} />
        <EditableValue kind="tel" label={t('leads.phone')} {...own('phone')} />
        <EditableValue
          name="timezone"
          kind="choice"
          label={t('site.timezone')}
          value={lead.timezone ?? ''}
          shown={lead.timezone?.replaceAll('_', ' ')}
          options={zones.map(id => ({ id, label: id.replaceAll('_', ' ') }))}
          onSave={onSave && ((timezone, over) => onSave({ timezone: timezone || null }, over))}
        />
        <EditableValue
          name="language"
          kind="choice"
          label={t('site.language')}
          value={lead.language ?? ''}
          shown={languages.find(({ id }) => id === lead.language)?.label}
          options={languages}
          isRequired
          onSave={onSave && ((language, over) => onSave({ language: language === 'es' ? 'es' : 'en' }, over))}
        />
      </div>
    </Section>
  )
}

export function LeadFacts({ lead, timezone }: { lead: Lead; timezone: string | undefined }) {
  const { t, moment, number } = useMessages()
  const at = (iso: string | null) => (iso ? moment(iso, timezone) : t('leads.never'))
  const sources = {
    form: t('leads.source_form'),
    api: t('leads.source_api'),
    manual: t('leads.source_manual'),
    import: t('leads.source_import'),
    seed: t('leads.source_seed'),
  }
  const { opens, clicks, last_opened_at, last_clicked_at } = lead.email_stats
  return (
    <Section title={t('leads.facts')}>
      <Facts
        facts={[
          [t('leads.source'), sources[lead.source]],
          [t('leads.registered'), at(lead.registered_at)],
          [t('leads.last_activity'), at(lead.last_activity_at)],
          [t('leads.last_contacted'), at(lead.last_contacted_at)],
          [t('leads.opens'), opens === 0 ? number(0) : `${number(opens)} · ${at(last_opened_at)}`],
          [t('leads.clicks'), clicks === 0 ? number(0) : `${number(clicks)} · ${at(last_clicked_at)}`],
          ...(lead.unsubscribed_at
            ? [[t('leads.unsubscribed_on'), at(lead.unsubscribed_at)] satisfies [string, string]]
            : []),
        ]}
      />
    </Section>
  )
}
