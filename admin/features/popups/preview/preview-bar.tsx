/** What the preview shows: which step, which language, which variant, how wide a window. */
import { Monitor, Smartphone } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Width } from '../../../product/popups/preview/preview.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { PopupDraft } from '../draft/draft.ts'
import { stepCount } from '../draft/form-steps.ts'
import { original } from '../draft/variants.ts'
import type { Looking } from '../properties/properties.tsx'
import { useCodes } from '../properties/visitor-words.ts'
import styles from './preview-bar.module.css'

type PreviewBarProps = {
  draft: PopupDraft
  language: string
  looking: Looking
  onLook: (changes: Partial<Looking>) => void
  width: Width
  onWidth: (width: Width) => void
}

export function PreviewBar({ draft, language, looking, onLook, width, onWidth }: PreviewBarProps) {
  const { t } = useMessages()
  const steps = Array.from({ length: stepCount(draft.form.fields) }, (_, at) => at + 1)
  const stage = looking.stage === 'done' ? 'done' : String(Math.min(looking.step, steps.length))
  const show = (id: string) => onLook(id === 'done' ? { stage: 'done' } : { stage: 'form', step: Number(id) })
  return (
    <div className={styles.bar}>
      <ChoiceBar
        label={t('popup_editor.stage')}
        value={stage}
        onChange={show}
        options={[
          ...steps.map(step => ({
            id: String(step),
            label: steps.length === 1 ? t('popup_editor.stage_form') : t('popup_editor.step', { number: step }),
          })),
          { id: 'done', label: t('popup_editor.stage_done') },
        ]}
      />
      <div className={styles.choices}>
        <Variants draft={draft} looking={looking} onLook={onLook} />
        <Languages draft={draft} language={language} looking={looking} onLook={onLook} />
        <ChoiceBar<Width>
          label={t('popup_editor.width')}
          value={width}
          onChange={onWidth}
          options={[
            { id: 'desk', label: t('popup_editor.desk'), icon: <Monitor size={16} aria-hidden /> },
            { id: 'phone', label: t('popup_editor.phone'), icon: <Smartphone size={16} aria-hidden /> },
          ]}
        />
      </div>
    </div>
  )
}

type ChoiceProps = Pick<PreviewBarProps, 'draft' | 'looking' | 'onLook'>

function Variants({ draft, looking, onLook }: ChoiceProps) {
  const { t } = useMessages()
  if (draft.variants.length === 0) return null
  const options = [
    { id: original, label: t('popup_editor.original') },
    ...draft.variants.map(({ id, name }) => ({ id, label: name || t('popup_editor.unnamed') })),
  ]
  return (
    <Menu
      label={t('popup_editor.editing')}
      trigger={<Button>{options.find(one => one.id === looking.variant)?.label ?? t('popup_editor.original')}</Button>}
      actions={options.map(({ id, label }) => ({ id, label, onAction: () => onLook({ variant: id }) }))}
    />
  )
}

function Languages({ draft, language, looking, onLook }: ChoiceProps & { language: string }) {
  const { t, language: admins } = useMessages()
  const { languages } = useCodes(admins)
  if (draft.translations.length === 0) return null
  // On a button every language begins with a capital.
  const nameOf = (code: string) => {
    const name = languages.find(one => one.id === code)?.label ?? code
    return name.charAt(0).toLocaleUpperCase(admins) + name.slice(1)
  }
  const codes = [language, ...draft.translations.map(one => one.locale)]
  return (
    <Menu
      label={t('popup_editor.language')}
      trigger={<Button>{nameOf(looking.locale)}</Button>}
      actions={codes.map(id => ({ id, label: nameOf(id), onAction: () => onLook({ locale: id }) }))}
    />
  )
}
