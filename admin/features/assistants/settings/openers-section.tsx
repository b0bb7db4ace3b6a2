/** What an assistant says first, where, when and to whom: the rules by which popups show. */
import { type AssistantOpener, constraints } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { DeviceFields } from '../../../product/popups/device-fields.tsx'
import { TriggerFields } from '../../../product/popups/trigger-fields.tsx'
import { UrlRules } from '../../../product/url-rules/url-rules.tsx'
import { VisitorRules } from '../../../product/visitor-rules/visitor-rules.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import styles from './openers-section.module.css'

const bounds = constraints.AssistantOpener
const most = constraints.AssistantChanges.openers.maxItems
const first: AssistantOpener = {
  message: { en: '', es: '' },
  triggers: [{ type: 'delay', seconds: 30 }],
  url_rules: [],
  visitor_rules: [],
  devices: ['desktop', 'tablet', 'mobile'],
  frequency_days: 7,
}

export function OpenersSection({ site_id, editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const removal = useFocusAfter()
  const { openers } = draft
  // Openers have no identity but their place.
  const numbered = openers.map((opener, index) => ({ opener, index, key: String(index) }))
  return (
    <div data-part="openers">
      <Section title={t('assistants.openers')} description={t('assistants.openers_text')}>
        <div className="stack">
          {openers.length === 0 && <p className="muted">{t('assistants.openers_none')}</p>}
          {numbered.map(({ opener, index, key }) => (
            <OpenerFields
              key={key}
              site_id={site_id}
              opener={opener}
              number={index + 1}
              errorAt={pointer => errorAt(`/openers/${index}${pointer}`)}
              onChange={(changes, field) =>
                put({ openers: openers.with(index, { ...opener, ...changes }) }, field && `opener ${index} ${field}`)
              }
              onRemove={() => {
                put({ openers: openers.toSpliced(index, 1) })
                removal.focus()
              }}
            />
          ))}
          {openers.length < most && (
            <div ref={removal.target}>
              <Button icon={<Plus size={14} aria-hidden />} onPress={() => put({ openers: [...openers, first] })}>
                {t('assistants.add_opener')}
              </Button>
            </div>
          )}
        </div>
      </Section>
    </div>
  )
}

type OpenerFieldsProps = {
  site_id: string
  opener: AssistantOpener
  number: number
  errorAt: (pointer: string) => string | undefined
  onChange: (changes: Partial<AssistantOpener>, field?: string) => void
  onRemove: () => void
}

function OpenerFields({ site_id, opener, number, errorAt, onChange, onRemove }: OpenerFieldsProps) {
  const { t } = useMessages()
  const { message, triggers, url_rules, visitor_rules, devices, frequency_days } = opener
  const text = (language: 'en' | 'es') => ({
    lang: language,
    rows: 2,
    maxLength: constraints.AssistantTexts.greeting.maxLength,
    value: message[language],
    onChange: (written: string) => onChange({ message: { ...message, [language]: written } }, `message ${language}`),
  })
  const error = errorAt('/message')
  return (
    <fieldset className={styles.opener}>
      <legend>
        <span className="row-of">
          {t('assistants.opener', { number })}
          <IconButton
            label={t('assistants.remove_opener', { number })}
            icon={<X size={16} aria-hidden />}
            onPress={onRemove}
          />
        </span>
      </legend>
      <div className="stack">
        <TextArea label={t('assistants.opener_en')} {...text('en')} {...(error && { error })} />
        <TextArea label={t('assistants.opener_es')} description={t('assistants.opener_note')} {...text('es')} />
        <h3>{t('popup_editor.show')}</h3>
        <TriggerFields triggers={triggers} isUnasked onChange={(triggers, step) => onChange({ triggers }, step)} />
        <h3>{t('popup_editor.pages')}</h3>
        {url_rules.length === 0 && <p className="muted">{t('popup_editor.all_pages')}</p>}
        <UrlRules
          rules={url_rules}
          least={0}
          most={bounds.url_rules.maxItems}
          errorOf={index => errorAt(`/url_rules/${index}`)}
          onChange={(url_rules, field) => onChange({ url_rules }, field)}
        />
        <h3>{t('popup_editor.visitors')}</h3>
        {visitor_rules.length === 0 && <p className="muted">{t('popup_editor.all_visitors')}</p>}
        <VisitorRules
          site_id={site_id}
          rules={visitor_rules}
          errorOf={index => errorAt(`/visitor_rules/${index}`)}
          onChange={(visitor_rules, step) => onChange({ visitor_rules }, step)}
        />
        <DeviceFields value={devices} onChange={(devices, device) => onChange({ devices }, device)} />
        <IntegerField
          label={t('popup_editor.frequency')}
          description={t('popup_editor.frequency_note')}
          least={bounds.frequency_days.minimum}
          most={bounds.frequency_days.maximum}
          value={frequency_days}
          onChange={frequency_days => onChange({ frequency_days }, 'frequency')}
        />
      </div>
    </fieldset>
  )
}
