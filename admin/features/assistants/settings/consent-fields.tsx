/** The consent that the form in the chat asks for. */
import { constraints, type FormConsent } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RichTextArea } from '../../../ui/rich-text-area.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Loaded } from '../screen/assistant-screen.tsx'
import { withForm } from '../screen/draft.ts'

export function ConsentFields({ editor }: Loaded) {
  const { t } = useMessages()
  const { consent } = editor.draft.quick_form.form
  const put = (consent: FormConsent, field?: string) =>
    editor.change(draft => withForm(draft, { consent }), field && `consent ${field}`)
  const choose = (kind: string) => {
    const text = 'text' in consent ? consent.text : ''
    if (kind === 'checkbox') put({ kind, text, required: false })
    else put(kind === 'notice' ? { kind, text } : { kind: 'none' })
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
        description={notes[consent.kind]}
        isRequired
        value={consent.kind}
        onChange={choose}
        options={[
          { id: 'checkbox', label: t('popup_editor.consent_checkbox') },
          { id: 'notice', label: t('popup_editor.consent_notice') },
          { id: 'none', label: t('popup_editor.consent_none') },
        ]}
      />
      {consent.kind !== 'none' && (
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
      {consent.kind === 'checkbox' && (
        <Checkbox isSelected={consent.required ?? false} onChange={required => put({ ...consent, required })}>
          {t('popup_editor.consent_required')}
        </Checkbox>
      )}
    </>
  )
}
