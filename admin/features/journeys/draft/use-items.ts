/** What is said about each thing of the journey, with the live counts; the same objects as long as nothing about them changed. */
import type { Journey } from '@leadwright/sdk'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Selection } from './editor-context.ts'
import { type Item, type ItemSources, itemsOf, keepSame } from './items.ts'
import { useLiveCounts } from './use-live-counts.ts'

type Sources = Omit<ItemSources, 'live'> & { site_id: string; journey: Journey }

export function useItems({ site_id, journey, ...sources }: Sources): ReadonlyMap<Selection, Item> {
  const messages = useMessages()
  const live = useLiveCounts(site_id, journey)
  const former = useRef<ReadonlyMap<Selection, Item>>(new Map())
  const items = keepSame(former.current, itemsOf(messages, { ...sources, live }))
  useEffect(() => {
    former.current = items
  })
  return items
}
