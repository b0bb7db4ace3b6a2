/** Says which letters of a text a font lacks: visitors would see them in another font. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { missingLetters } from './font-characters.ts'
import { designSettingsQuery, fontCharactersQuery } from './queries.ts'

/** More are not listed one by one. */
const listed_max = 8

type MissingLettersProps = { site_id: string; stack: string; text: string }

export function MissingLetters({ site_id, stack, text }: MissingLettersProps) {
  const { t } = useMessages()
  const { data: settings } = useQuery(designSettingsQuery(site_id))
  const { data: characters } = useQuery(fontCharactersQuery(site_id))
  const range = characters?.data.find(font => font.stack === stack)?.unicode_range
  const missing = range ? missingLetters(range, text) : []
  if (missing.length === 0) return null
  const font = settings?.fonts.find(font => font.stack === stack)?.name ?? stack
  const letters = missing.slice(0, listed_max).join(' ') + (missing.length > listed_max ? ' …' : '')
  return <Notice tone="warning" title={t('fonts.missing_letters', { font, letters })} />
}
