/** Advice on what may keep an email from being read; it keeps nothing from being saved. Pure. */
import { everyBlockOf, textsOf, withoutPlaces } from '../../../../platform/pages/blocks/walk.ts'
import { contrast, readable } from '../../../../platform/schemas/colors.ts'
import { templateLimits } from '../limits.ts'
import type { EmailDocument } from './email-document.ts'
import { withoutTags } from './liquid-text.ts'

export const hintCodes = [
  ...(['clipped', 'subject_long', 'subject_shouts', 'preheader_missing', 'spam_words'] as const),
  ...(['alt_missing', 'picture_missing', 'link_missing', 'link_not_secure', 'contrast_low', 'only_pictures'] as const),
] as const
export interface TemplateHint {
  code: (typeof hintCodes)[number]
  pointer: string
  /** Subject of the hint: a number, a word, a color. */
  name: string
}

interface RenderedMail {
  subject: string
  preheader: string
  html: string
}

/** Words that filters of spam look for, in both languages. */
const spam =
  /\b(?:100% free|act now|cash bonus|click here|double your|earn money|free money|guaranteed|risk[- ]free|winner|dinero gratis|gana dinero|haz clic aquí|sin riesgo|100% gratis|ganador)\b|!{2,}|\${3,}/i

export function hintsOf(document: EmailDocument | null | undefined, rendered: RenderedMail): TemplateHint[] {
  return [...textHints(rendered), ...(document ? blockHints(document) : [])]
}

function textHints({ subject, preheader, html }: RenderedMail): TemplateHint[] {
  const bytes = Buffer.byteLength(html)
  const letters = subject.replaceAll(/[^\p{L}]/gu, '')
  const word = spam.exec(subject)?.[0]
  const hint = (is: boolean, code: TemplateHint['code'], pointer: string, name = ''): TemplateHint[] =>
    is ? [{ code, pointer, name }] : []
  return [
    ...hint(bytes > templateLimits.email_clipping_bytes, 'clipped', '', String(bytes)),
    ...hint(
      subject.length > templateLimits.subject_characters_shown,
      'subject_long',
      '/subject',
      String(subject.length),
    ),
    ...hint(
      letters.length > 9 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
      'subject_shouts',
      '/subject',
    ),
    ...hint(word !== undefined, 'spam_words', '/subject', word),
    ...hint(preheader === '', 'preheader_missing', '/preheader'),
  ]
}

function blockHints(document: EmailDocument): TemplateHint[] {
  const placed = [...everyBlockOf(document.blocks, '/document/blocks')]
  const shown = [...everyBlockOf(withoutPlaces(document.blocks), '')]
  const words = shown.flatMap(({ block }) => [...textsOf(block, '')].filter(({ type }) => type === 'text'))
  const hasPicture = shown.some(({ block }) => block.type === 'image')
  const isBare = hasPicture && words.map(({ text }) => withoutTags(text)).join('').length < 40
  return [
    ...(isBare ? [{ code: 'only_pictures' as const, pointer: '/document', name: '' }] : []),
    ...placed.flatMap(({ block, pointer }) => hintsOfBlock(block as BlockFields, pointer, document)),
  ]
}

type BlockFields = Partial<
  Record<'alt' | 'url' | 'image_id' | 'link' | 'text' | 'color' | 'background_color', string>
> & {
  type: string
}

function hintsOfBlock(block: BlockFields, pointer: string, { content_color }: EmailDocument): TemplateHint[] {
  const hints: TemplateHint[] = []
  const isPicture = block.type === 'image' || block.type === 'product'
  const hasPicture = Boolean(block.image_id || block.url)
  if (block.type === 'image' && !hasPicture) hints.push({ code: 'picture_missing', pointer, name: '' })
  if (isPicture && hasPicture && block.alt === '')
    hints.push({ code: 'alt_missing', pointer: `${pointer}/alt`, name: '' })
  if ((block.type === 'button' || block.type === 'product') && block.link === '') {
    hints.push({ code: 'link_missing', pointer: `${pointer}/link`, name: block.text ?? '' })
  }
  for (const { type, text, pointer: at } of textsOf(block as never, pointer)) {
    if (type === 'link' && /^http:/i.test(text)) hints.push({ code: 'link_not_secure', pointer: at, name: text })
  }
  const behind = block.background_color || content_color || '#ffffff'
  const isText = block.type === 'text' || block.type === 'heading'
  if (isText && block.color && contrast(block.color, behind) < readable) {
    hints.push({ code: 'contrast_low', pointer: `${pointer}/color`, name: block.color })
  }
  return hints
}
