/** The consent that the form in the chat asks for. */
import { constraints, type FormConsent } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RichTextArea } from '../../../ui/rich-text-area.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { withForm } from '../screen/draft.ts'

export function ConsentFields({ editor }: ScreenState) {
  const { t } = useMessages()
  const { consent } = editor.draft.quick_form.form
  const put = (consent: FormConsent, field?: string) =>
    editor.change(draft => withForm(draft, { consent }), field && `consent ${field}`)
  const choose = (type: string) => {
    const text = 'text' in consent ? consent.text : ''
    if (type === 'checkbox') put({ type, text, required: false })
    else put(type === 'notice' ? { type, text } : { type: 'none' })
  }
  const notes = {
    none: t('assistants.consent_none_note'),
    checkbox: t('popup_editor.consent_checkbox_note'),
    notice: t('popup_editor.consent_notice_note'),
  }
  return (
    <>
      <Select
        label={t('popup_editor.consent')}
        description={notes[consent.type]}
        isRequired
        value={consent.type}
        onChange={choose}
        options={[
          { id: 'checkbox', label: t('popup_editor.consent_checkbox') },
          { id: 'notice', label: t('popup_editor.consent_notice') },
          { id: 'none', label: t('popup_editor.consent_none') },
        ]}
      />
      {consent.type !== 'none' && (
        <RichTextArea
          isLine
          label={t('popup_editor.consent_text')}
          maxLength={constraints.ConsentCheckbox.text.maxLength}
          isRequired
          validationBehavior="aria"
          value={consent.text}
          onChange={text => put({ ...consent, text }, 'text')}
        />
      )}
      {consent.type === 'checkbox' && (
        <Checkbox isSelected={consent.required ?? false} onChange={required => put({ ...consent, required })}>
          {t('popup_editor.consent_required')}
        </Checkbox>
      )}
    </>
  )
}
