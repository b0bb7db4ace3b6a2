/** After submission: the thank-you, a redirect, or a script. */
import { constraints, limits } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { RichTextArea } from '../../../ui/rich-text-area.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { contentField } from './content-section.tsx'
import { At, PropertySection } from './property-section.tsx'

type After = PopupDraft['after_submission']

const firstAfter: Record<After['type'], After> = {
  message: { type: 'message' },
  redirect: { type: 'redirect', url: '' },
  code: { type: 'code', code: '' },
}

type ThanksProps = { draft: PopupDraft; edit: Edit; errorAt: (pointer: string) => string | undefined }

export function ThanksSection(props: ThanksProps) {
  const { t } = useMessages()
  const { draft, edit } = props
  return (
    <PropertySection id="thanks" title={t('popup_editor.stage_done')}>
      <At pointer="/content/thank_you_heading" stage="done">
        <TextField
          label={t('popup_editor.heading')}
          maxLength={constraints.PopupContent.thank_you_heading.maxLength}
          {...contentField(props, 'thank_you_heading')}
        />
      </At>
      <At pointer="/content/thank_you_text" stage="done">
        <RichTextArea
          label={t('popup_editor.text')}
          maxLength={constraints.PopupContent.thank_you_text.maxLength}
          {...contentField(props, 'thank_you_text')}
        />
      </At>
      <At pointer="/after_submission/type">
        <Select
          label={t('popup_editor.then')}
          isRequired
          value={draft.after_submission.type}
          onChange={type =>
            edit('after.kind', draft => ({ ...draft, after_submission: firstAfter[type as After['type']] }))
          }
          options={[
            { id: 'message', label: t('popup_editor.then_message') },
            { id: 'redirect', label: t('popup_editor.then_redirect') },
            { id: 'code', label: t('popup_editor.then_code') },
          ]}
        />
      </At>
      <Target {...props} />
    </PropertySection>
  )
}

function Target({ draft, edit, errorAt }: ThanksProps) {
  const { t } = useMessages()
  const { after_submission: after } = draft
  const put = (step: string, after_submission: After) =>
    edit(`after.${step}`, draft => ({ ...draft, after_submission }))
  if (after.type === 'redirect')
    return (
      <At pointer="/after_submission/url">
        <TextField
          label={t('popup_editor.redirect_url')}
          type="url"
          isRequired
          validationBehavior="aria"
          maxLength={constraints.ThankYouRedirect.url.maxLength}
          placeholder="https://example.com/welcome"
          value={after.url}
          error={errorAt('/after_submission/url')}
          onChange={url => put('url', { type: 'redirect', url })}
        />
      </At>
    )
  if (after.type !== 'code') return null
  return (
    <>
      <At pointer="/after_submission/code">
        <TextArea
          label={t('popup_editor.code')}
          description={t('popup_editor.code_note')}
          rows={5}
          maxLength={popupLimits.code_characters}
          value={after.code ?? ''}
          error={errorAt('/after_submission/code')}
          onChange={code => put('code', { ...after, code: code || undefined })}
        />
      </At>
      <At pointer="/after_submission/script_url">
        <TextField
          label={t('popup_editor.script_url')}
          type="url"
          validationBehavior="aria"
          maxLength={limits.url_characters_max}
          placeholder="https://example.com/thanks.js"
          value={after.script_url ?? ''}
          error={errorAt('/after_submission/script_url')}
          onChange={url => put('script_url', { ...after, script_url: url || undefined })}
        />
      </At>
    </>
  )
}
