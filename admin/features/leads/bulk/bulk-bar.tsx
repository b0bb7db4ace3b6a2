/** What can be done with the selected leads. What there is most often is a button, the rest is in a menu. */
import {
  ChevronDown,
  Download,
  ListMinus,
  ListPlus,
  MailX,
  PencilLine,
  TagIcon,
  TagsIcon,
  Trash2,
  Waypoints,
} from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useStaticAudienceChoices } from '../../../product/filter/choices.ts'
import type { LeadView } from '../../../product/leads/lead-view.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { type BulkAsked, BulkDialogs } from './bulk-dialogs.tsx'
import type { Chosen } from './bulk-selection.ts'

type BulkBarProps = { chosen: Chosen; view: LeadView; columns: readonly string[]; onDone: () => void }

export function BulkBar(props: BulkBarProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const audiences = useStaticAudienceChoices(site_id)
  const [asked, ask] = useState<BulkAsked>()
  const hasAudiences = can('manage-audiences', site_id) && audiences.length > 0
  const entry = (id: BulkAsked, label: string, icon: MenuAction['icon'], isDanger = false): MenuAction => ({
    ...{ id, label, icon, isDanger },
    onAction: () => ask(id),
  })
  const more: MenuAction[] = [
    entry('field', t('leads.set_field'), <PencilLine size={16} aria-hidden />),
    ...(hasAudiences ? [entry('leave', t('leads.remove_from_audience'), <ListMinus size={16} aria-hidden />)] : []),
    entry('export', t('leads.export'), <Download size={16} aria-hidden />),
    entry('unsubscribe', t('leads.unsubscribe'), <MailX size={16} aria-hidden />, true),
    entry('delete', t('leads.delete'), <Trash2 size={16} aria-hidden />, true),
  ]
  return (
    <>
      <Button icon={<TagIcon size={16} aria-hidden />} onPress={() => ask('add_tags')}>
        {t('leads.add_tags')}
      </Button>
      <Button icon={<TagsIcon size={16} aria-hidden />} onPress={() => ask('remove_tags')}>
        {t('leads.remove_tags')}
      </Button>
      {hasAudiences && (
        <Button icon={<ListPlus size={16} aria-hidden />} onPress={() => ask('join')}>
          {t('leads.add_to_audience')}
        </Button>
      )}
      {can('manage-marketing', site_id) && (
        <Button icon={<Waypoints size={16} aria-hidden />} onPress={() => ask('enroll')}>
          {t('leads.enroll')}
        </Button>
      )}
      <Menu
        label={t('ui.more_actions')}
        placement="bottom start"
        trigger={
          <Button>
            {t('leads.more')}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
        actions={more}
      />
      <BulkDialogs {...props} site_id={site_id} asked={asked} onClose={() => ask(undefined)} />
    </>
  )
}
