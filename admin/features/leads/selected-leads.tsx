/** What can be done with selected leads: give or take tags, put on an audience or into a journey. Tags can be undone. */
import type { Lead } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { ListPlus, TagIcon, TagsIcon, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../app/abilities.ts'
import { client } from '../../app/api.ts'
import { useChange } from '../../app/use-change.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAudienceChoices } from '../filter/choices.ts'
import { carryOut, stepsOf, type TagChange } from './change-tags.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { TagLeadsDialog } from './tag-leads-dialog.tsx'

export function SelectedLeads({ site_id, leads, onDone }: { site_id: string; leads: Lead[]; onDone: () => void }) {
  const { t } = useMessages()
  const can = useCan()
  const queries = useQueryClient()
  const audiences = useAudienceChoices(site_id)
  const [asked, setAsked] = useState<'add' | 'remove'>()
  const [isEnrolling, setEnrolling] = useState(false)
  const refreshes = [
    ['leads', site_id],
    ['tags', site_id],
    ['audiences', site_id],
  ]
  const refresh = () => Promise.all(refreshes.map(queryKey => queries.invalidateQueries({ queryKey })))

  const tag = async (change: TagChange) => {
    const steps = stepsOf(leads, change)
    try {
      await carryOut(site_id, steps, change.add)
    } finally {
      await refresh()
    }
    const undo = () =>
      carryOut(site_id, steps, !change.add)
        .then(() => toast({ text: t('leads.undone') }))
        .catch(() => toast({ tone: 'bad', text: t('leads.undo_failed') }))
        .finally(refresh)
    toast({
      text: t(change.add ? 'leads.tagged_toast' : 'leads.untagged_toast', { count: steps.length }),
      action: steps.length > 0 ? { label: t('leads.undo'), onAction: () => void undo() } : undefined,
    })
    onDone()
  }
  const join = useChange({
    run: (audience_id: string) =>
      client.audiences.addLeads({ site_id, audience_id, body: { lead_ids: leads.map(lead => lead.id) } }),
    refreshes,
    done: ({ changed, audience }) => {
      onDone()
      return { text: t('leads.joined_toast', { count: changed, name: audience.name }) }
    },
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
        <Menu
          label={t('leads.add_to_audience')}
          placement="bottom start"
          trigger={
            <Button icon={<ListPlus size={16} aria-hidden />} isPending={join.isPending}>
              {t('leads.add_to_audience')}
            </Button>
          }
          actions={audiences.map(({ id, label }) => ({ id, label, onAction: () => join.mutate(id) }))}
        />
      )}
      {can('manage-marketing', site_id) && (
        <Button icon={<Waypoints size={16} aria-hidden />} onPress={() => setEnrolling(true)}>
          {t('leads.enrol')}
        </Button>
      )}
      <EnrolDialog
        site_id={site_id}
        lead_ids={leads.map(lead => lead.id)}
        isOpen={isEnrolling}
        onClose={() => setEnrolling(false)}
        onDone={onDone}
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
