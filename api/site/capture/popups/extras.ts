/** Which popups are drawn with `extras.js` of the widget: most are not, and do not load it. Pure. */
import { blocksOf } from '../../../../widget/src/popup/rich-text.ts'
import type { Design } from './design.ts'
import type { LivePopup } from './live-popup.ts'

const hasMarkup = (text = ''): boolean => {
  const [first, ...more] = blocksOf(text)
  return more.length > 0 || (first !== undefined && (first.list !== undefined || first.lines.flat().some(isMarkup)))
}
const isMarkup = (part: unknown): boolean => typeof part !== 'string'

type Content = Partial<Design['content']>

const isRich = ({ text, thank_you_text, steps = [] }: Content): boolean =>
  [text, thank_you_text, ...steps.map(step => step.text)].some(hasMarkup)

/** In whatever language and variant. */
export function hasExtras({ design, fields, consent }: LivePopup): boolean {
  const { content, style, variants, translations, countdown } = design
  const contents: Content[] = [content, ...[...variants, ...translations].flatMap(one => one.content ?? [])]
  const styles = [style, ...variants.map(one => ({ ...style, ...one.style }))]
  const labels = fields.flatMap(({ type, label }) => (type === 'checkbox' ? [label] : []))
  const translated = translations.flatMap(one => [one.consent_text, ...(one.fields ?? []).map(({ label }) => label)])
  return (
    countdown.type !== 'none' ||
    contents.some(said => Boolean(said.coupon_code) || isRich(said)) ||
    styles.some(look => look.logo !== 'none' || look.image_id !== '' || look.progress_style !== 'bar') ||
    fields.some(({ presentation }) => presentation !== undefined) ||
    [consent?.text, ...labels, ...translated].some(hasMarkup)
  )
}
