/** The fields of the form, and the consent text. */
import { constraints } from '@leadwright/sdk'
import { type Language, useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { useFieldName } from '../../../product/popups/use-field-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RichTextArea } from '../../../ui/rich-text-area.tsx'
import { Select } from '../../../ui/select.tsx'

import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { proposedConsent } from '../designs/designs.ts'
import { type ConsentType, type Edit, type PopupDraft, popupLimits, withConsentKind, withForm } from '../draft/draft.ts'
import { AddField } from './add-field.tsx'
import { FormFieldList } from './form-field-list.tsx'
import type { Goal } from './pointers.ts'
import { At, PropertySection } from './property-section.tsx'

type FormProps = {
  site_id: string
  draft: PopupDraft
  edit: Edit
  custom: CustomField[]
  language: Language
  goal: Goal | undefined
}

export function FormSection({ site_id, draft, edit, custom, language, goal }: FormProps) {
  const { t } = useMessages()
  const nameOf = useFieldName(custom)
  const removal = useFocusAfter()
  const { fields } = draft.form
  return (
    <PropertySection id="form" title={t('popup_editor.form')}>
      <At pointer="/form/fields">
        <div className="stack">
          <FormFieldList
            fields={fields}
            edit={edit}
            nameOf={nameOf}
            custom={custom}
            goal={goal}
            onEmptied={() => removal.focus()}
          />
          {fields.length < popupLimits.fields && (
            <div className="row-of" ref={removal.target}>
              <AddField site_id={site_id} draft={draft} edit={edit} custom={custom} language={language} />
            </div>
          )}
        </div>
      </At>
      <Consent draft={draft} edit={edit} language={language} />
    </PropertySection>
  )
}

function Consent({ draft, edit, language }: Pick<FormProps, 'draft' | 'edit' | 'language'>) {
  const { t } = useMessages()
  const { consent } = draft.form
  const notes: Record<ConsentType, string> = {
    none: t('popup_editor.consent_none_note'),
    checkbox: t('popup_editor.consent_checkbox_note'),
    notice: t('popup_editor.consent_notice_note'),
  }
  return (
    <>
      <At pointer="/form/consent/type">
        <Select
          label={t('popup_editor.consent')}
          isRequired
          value={consent.type}
          onChange={type =>
            edit('consent.kind', draft => withConsentKind(draft, type as ConsentType, proposedConsent(language)))
          }
          options={[
            { id: 'checkbox', label: t('popup_editor.consent_checkbox') },
            { id: 'notice', label: t('popup_editor.consent_notice') },
            { id: 'none', label: t('popup_editor.consent_none') },
          ]}
          description={notes[consent.type]}
        />
      </At>
      {consent.type !== 'none' && (
        <At pointer="/form/consent/text">
          <RichTextArea
            isLine
            label={t('popup_editor.consent_text')}
            maxLength={constraints.ConsentCheckbox.text.maxLength}
            isRequired
            validationBehavior="aria"
            value={consent.text}
            onChange={text => edit('consent.text', draft => withForm(draft, { consent: { ...consent, text } }))}
          />
        </At>
      )}
      {consent.type === 'checkbox' && (
        <Checkbox
          isSelected={consent.required ?? false}
          onChange={required =>
            edit('consent.required', draft => withForm(draft, { consent: { ...consent, required } }))
          }
        >
          {t('popup_editor.consent_required')}
        </Checkbox>
      )}
    </>
  )
}
