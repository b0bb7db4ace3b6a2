/** The words of a reply: of its text, or of its HTML where that alone shows what is quoted. */
import { MarkupError } from '../../../platform/texts/markup/parse.ts'
import { toMarkedText } from './html-lines.ts'
import { type OwnWords, readOwnWords } from './own-words.ts'

export interface ReplyBody {
  text?: string | undefined
  html?: string | undefined
}

export function readReply({ text = '', html = '' }: ReplyBody): string {
  const ofText = text.trim() === '' ? undefined : readOwnWords(text)
  if (html.trim() === '' || (ofText?.hasQuote && ofText.text !== '')) return ofText?.text ?? ''
  const ofHtml = readHtml(html)
  if (!ofText) return ofHtml?.text ?? ''
  return ofHtml?.hasQuote && ofHtml.text !== '' ? ofHtml.text : ofText.text
}

function readHtml(html: string): OwnWords | undefined {
  try {
    return readOwnWords(toMarkedText(html))
  } catch (error) {
    if (error instanceof MarkupError) return undefined
    throw error
  }
}
