/** A visitor by id: what is known of them fills the other fields, and the variants that they see are named. */
import { limits } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Changes } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { visitorQuery } from '../../../product/visitors/queries.ts'
import { knownOf } from '../../../product/visitors/visitor-words.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { isVisitorId } from './question.ts'
import type { WhySearch } from './why-search.ts'

type KnownVisitorProps = { site_id: string; view: WhySearch; onChange: (changes: Changes<WhySearch>) => void }

export function KnownVisitor({ site_id, view, onChange }: KnownVisitorProps) {
  const { t } = useMessages()
  const can = useCan()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const [isUnknown, setUnknown] = useState(false)
  const ask = async (text: string) => {
    const who = text.trim()
    setTyped(text)
    setUnknown(false)
    if (who !== '' && !isVisitorId(who)) return
    onChange({ who: who || undefined })
    if (who === '' || !can('read-lead', site_id)) return
    try {
      const visitor = await queries.fetchQuery({ ...visitorQuery(site_id, who), retry: false })
      onChange(knownOf(visitor))
    } catch {
      setUnknown(true)
    }
  }
  return (
    <TextField
      label={t('why.visitor_id')}
      description={isUnknown ? t('why.visitor_unknown') : t('why.visitor_id_note')}
      maxLength={limits.visitor_id_characters_max}
      value={typed ?? view.who ?? ''}
      onChange={text => void ask(text)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
