/** The two fonts of a popup, chosen from those of the site. */
import { useMessages } from '../../../messages/messages.tsx'
import { useSiteFonts } from '../../../product/popups/preview/use-shown-popup.ts'
import { textsIn } from '../../../product/site-design/font-characters.ts'
import { MissingLetters } from '../../../product/site-design/missing-letters.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Edit, type PopupDraft, withStyle } from '../draft/draft.ts'
import styles from './properties.module.css'
import { At } from './property-section.tsx'

type FontName = 'font_family' | 'heading_font_family'

export function FontFields({ site_id, draft, edit }: { site_id: string; draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const known = useSiteFonts(site_id).map(({ name, stack }) => ({ id: stack, label: name }))
  const field = (name: FontName, first: string) => {
    const value = draft.style[name]
    const isKnown = value === '' || known.some(font => font.id === value)
    return {
      isRequired: true,
      value,
      onChange: (family: string) => edit(`style.${name}`, draft => withStyle(draft, { [name]: family })),
      options: [{ id: '', label: first }, ...known, ...(isKnown ? [] : [{ id: value, label: value }])],
    }
  }
  const { content, form, after_submission, countdown, coupon_reveal, translations, variants } = draft
  const text = textsIn([content, form, after_submission, countdown, coupon_reveal, translations, variants])
  const { font_family, heading_font_family } = draft.style
  const used = [...new Set([font_family, heading_font_family || font_family])]
  return (
    <div className="stack" data-near>
      <div className={styles.pairs}>
        <At pointer="/style/font_family">
          <Select label={t('popup_editor.font')} {...field('font_family', t('popup_editor.font_system'))} />
        </At>
        <At pointer="/style/heading_font_family">
          <Select
            label={t('popup_editor.heading_font')}
            {...field('heading_font_family', t('popup_editor.font_same'))}
          />
        </At>
      </div>
      {used.map(stack => (
        <MissingLetters key={stack} site_id={site_id} stack={stack} text={text} />
      ))}
    </div>
  )
}
