/** What the preview shows: which step, which language, which variant, how wide a window. */
import { Monitor, MousePointerClick, PencilLine, Smartphone } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Width } from '../../../product/popups/preview/preview.tsx'
import { useCodes } from '../../../product/visitor-rules/rule-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { PopupDraft } from '../draft/draft.ts'
import { stepCount } from '../draft/form-steps.ts'
import { original } from '../draft/variants.ts'
import type { PreviewView } from '../properties/properties.tsx'
import { PageBehindButton } from './page-behind-button.tsx'
import styles from './preview-bar.module.css'

type PreviewBarProps = {
  site_id: string
  draft: PopupDraft
  language: string
  view: PreviewView
  onView: (changes: Partial<PreviewView>) => void
  width: Width
  onWidth: (width: Width) => void
  /** Clicks in the preview do what they do for a visitor. */
  isTrying: boolean
  onTry: (isTrying: boolean) => void
}

export function PreviewBar(props: PreviewBarProps) {
  const { site_id, draft, language, view, onView, width, onWidth, isTrying, onTry } = props
  const { t } = useMessages()
  const steps = Array.from({ length: stepCount(draft.form.fields) }, (_, at) => at + 1)
  const stage = view.stage === 'done' ? 'done' : String(Math.min(view.step, steps.length))
  const show = (id: string) => onView(id === 'done' ? { stage: 'done' } : { stage: 'form', step: Number(id) })
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
        <Variants draft={draft} view={view} onView={onView} />
        <Languages draft={draft} language={language} view={view} onView={onView} />
        <PageBehindButton site_id={site_id} />
        <ChoiceBar<'edit' | 'try'>
          label={t('popup_editor.clicks')}
          value={isTrying ? 'try' : 'edit'}
          onChange={id => onTry(id === 'try')}
          options={[
            { id: 'edit', label: t('popup_editor.clicks_edit'), icon: <PencilLine size={16} aria-hidden /> },
            { id: 'try', label: t('popup_editor.clicks_try'), icon: <MousePointerClick size={16} aria-hidden /> },
          ]}
        />
        <ChoiceBar<Width>
          label={t('popup_editor.width')}
          value={width}
          onChange={onWidth}
          options={[
            { id: 'desktop', label: t('popup_editor.desktop_width'), icon: <Monitor size={16} aria-hidden /> },
            { id: 'phone', label: t('popup_editor.phone'), icon: <Smartphone size={16} aria-hidden /> },
          ]}
        />
      </div>
    </div>
  )
}

type ChoiceProps = Pick<PreviewBarProps, 'draft' | 'view' | 'onView'>

function Variants({ draft, view, onView }: ChoiceProps) {
  const { t } = useMessages()
  if (draft.variants.length === 0) return null
  const options = [
    { id: original, label: t('popup_editor.original') },
    ...draft.variants.map(({ id, name }) => ({ id, label: name || t('popup_editor.unnamed') })),
  ]
  return (
    <Menu
      label={t('popup_editor.editing')}
      trigger={<Button>{options.find(one => one.id === view.variant)?.label ?? t('popup_editor.original')}</Button>}
      actions={options.map(({ id, label }) => ({ id, label, onAction: () => onView({ variant: id }) }))}
    />
  )
}

function Languages({ draft, language, view, onView }: ChoiceProps & { language: string }) {
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
      trigger={<Button>{nameOf(view.locale)}</Button>}
      actions={codes.map(id => ({ id, label: nameOf(id), onAction: () => onView({ locale: id }) }))}
    />
  )
}
