/** Actions on selected leads: add or remove tags, add to an audience, enroll in a journey. Tags can be undone. */

import type { Lead } from '@leadwright/sdk'
import { ListPlus, TagIcon, TagsIcon, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useAudienceChoices } from '../../product/filter/choices.ts'
import {
  leadsIn,
  sendBatches,
  type TagBatch,
  type TagChange,
  tagBatches,
  undoBatches,
} from '../../product/leads/change-tags.ts'
import { JoinAudienceDialog } from '../../product/leads/join-audience-dialog.tsx'
import { TagLeadsDialog } from '../../product/leads/tag-leads-dialog.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { EnrollDialog } from './enroll-dialog.tsx'

export function SelectedLeads({ leads, onDone }: { leads: Lead[]; onDone: () => void }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const audiences = useAudienceChoices(site_id)
  const [asked, setAsked] = useState<'add' | 'remove'>()
  const [isEnrolling, setEnrolling] = useState(false)
  const [isJoining, setJoining] = useState(false)
  const refreshes = ofSite(site_id, 'leads', 'tags', 'audiences')

  const lead_ids = leads.map(lead => lead.id)
  const carryOut = useChange({
    run: (batches: readonly TagBatch[]) =>
      sendBatches(batches, ({ add, tag_id, lead_ids, start_journeys }) =>
        add
          ? client.tags.addLeads({ site_id, tag_id, body: { lead_ids, start_journeys } })
          : client.tags.removeLeads({ site_id, tag_id, body: { lead_ids } }),
      ),
    shows: 'the answer',
    refreshes,
    isHandled: () => true,
  })
  const tag = async (change: TagChange) => {
    const changed = await carryOut.mutateAsync(tagBatches(lead_ids, change))
    const undo = () =>
      carryOut
        .mutateAsync(undoBatches(changed, change.add))
        .then(() => toast({ text: t('leads.undone') }))
        .catch(() => toast({ tone: 'bad', text: t('leads.undo_failed') }))
    toast({
      text: t(change.add ? 'leads.tagged_toast' : 'leads.untagged_toast', { count: leadsIn(changed) }),
      action: changed.length > 0 ? { label: t('ui.undo'), onAction: () => void undo() } : undefined,
    })
    onDone()
  }
  const join = useChange({
    run: ({ audience_id, start_journeys }: { audience_id: string; start_journeys: boolean }) =>
      client.audiences.addLeads({ site_id, audience_id, body: { lead_ids, start_journeys } }),
    shows: 'the answer',
    refreshes,
    done: ({ changed, audience }) => {
      onDone()
      return { text: t('leads.joined_toast', { count: changed, name: audience.name }) }
    },
    isHandled: () => true,
  })

  return (
    <>
      <Button icon={<TagIcon size={16} aria-hidden />} onPress={() => setAsked('add')}>
        {t('leads.add_tags')}
      </Button>
      <Button icon={<TagsIcon size={16} aria-hidden />} onPress={() => setAsked('remove')}>
        {t('leads.remove_tags')}
      </Button>
      {can('manage-audiences', site_id) && audiences.length > 0 && (
        <Button icon={<ListPlus size={16} aria-hidden />} onPress={() => setJoining(true)}>
          {t('leads.add_to_audience')}
        </Button>
      )}
      {can('manage-marketing', site_id) && (
        <Button icon={<Waypoints size={16} aria-hidden />} onPress={() => setEnrolling(true)}>
          {t('leads.enroll')}
        </Button>
      )}
      <EnrollDialog
        site_id={site_id}
        lead_ids={lead_ids}
        isOpen={isEnrolling}
        onClose={() => setEnrolling(false)}
        onDone={onDone}
      />
      <JoinAudienceDialog
        site_id={site_id}
        count={leads.length}
        isOpen={isJoining}
        onClose={() => setJoining(false)}
        onJoin={(audience_id, start_journeys) => join.mutateAsync({ audience_id, start_journeys })}
      />
      <TagLeadsDialog
        site_id={site_id}
        count={leads.length}
        act={asked}
        onClose={() => setAsked(undefined)}
        onChange={tag}
      />
    </>
  )
}
