/** What the answers of an assistant may cost, and how many one visitor gets. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import formStyles from '../../../ui/form.module.css'
import { FormPair } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Section } from '../../../ui/section.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'

const bounds = constraints.AssistantCaps
/** Providers bill in dollars. */
const dollars = { style: 'currency', currency: 'USD' } as const

export function CapsSection({ editor, errorAt }: ScreenState) {
  const { t } = useMessages()
  const { caps } = editor.draft
  const put = (changes: Partial<typeof caps>, field: string) =>
    editor.change(draft => ({ ...draft, caps: { ...draft.caps, ...changes } }), field)
  const money = (name: 'daily_cents' | 'monthly_cents') => ({
    minValue: 0,
    maxValue: bounds[name].maximum / 100,
    formatOptions: dollars,
    value: caps[name] === null ? Number.NaN : caps[name] / 100,
    ...(errorAt(`/caps/${name}`) && { error: errorAt(`/caps/${name}`) }),
    onChange: (value: number) => put({ [name]: Number.isNaN(value) ? null : Math.round(value * 100) }, name),
  })
  return (
    <div data-part="caps">
      <Section title={t('assistants.caps')} description={t('assistants.caps_text')}>
        <div className={formStyles.form}>
          <FormPair>
            <NumberField label={t('assistants.cap_day')} {...money('daily_cents')} />
            <NumberField label={t('assistants.cap_month')} {...money('monthly_cents')} />
          </FormPair>
          <NumberField
            label={t('assistants.cap_visitor')}
            description={t('assistants.cap_visitor_note')}
            minValue={bounds.visitor_daily_answers.minimum}
            maxValue={bounds.visitor_daily_answers.maximum}
            formatOptions={{ maximumFractionDigits: 0 }}
            value={caps.visitor_daily_answers ?? Number.NaN}
            {...(errorAt('/caps/visitor_daily_answers') && { error: errorAt('/caps/visitor_daily_answers') })}
            onChange={value => put({ visitor_daily_answers: Number.isNaN(value) ? null : value }, 'visitor')}
          />
        </div>
      </Section>
    </div>
  )
}
