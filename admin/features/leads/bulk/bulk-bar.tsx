/** What can be done with the selected leads. What there is most often is a button, as far as there is room; the rest is in a menu. */
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
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { type BulkDialogName, BulkDialogs } from './bulk-dialogs.tsx'
import type { LeadChoice } from './bulk-selection.ts'

type BulkBarProps = { chosen: LeadChoice; view: LeadView; columns: readonly string[]; onDone: () => void }

export function BulkBar(props: BulkBarProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const audiences = useStaticAudienceChoices(site_id)
  const [asked, ask] = useState<BulkDialogName>()
  const hasAudiences = can('manage-audiences', site_id) && audiences.length > 0
  const entry = (id: BulkDialogName, label: string, icon: MenuAction['icon'], isDanger = false): MenuAction => ({
    ...{ id, label, icon, isDanger },
    onAction: () => ask(id),
  })
  const isNarrow = useMediaQuery('(width < 1024px)')
  const buttons: MenuAction[] = [
    entry('add_tags', t('leads.add_tags'), <TagIcon size={16} aria-hidden />),
    entry('remove_tags', t('leads.remove_tags'), <TagsIcon size={16} aria-hidden />),
    ...(hasAudiences ? [entry('join', t('leads.add_to_audience'), <ListPlus size={16} aria-hidden />)] : []),
    ...(can('manage-marketing', site_id)
      ? [entry('enroll', t('leads.enroll'), <Waypoints size={16} aria-hidden />)]
      : []),
  ]
  const more: MenuAction[] = [
    ...(isNarrow ? buttons.splice(1) : []),
    entry('field', t('leads.set_field'), <PencilLine size={16} aria-hidden />),
    ...(hasAudiences ? [entry('leave', t('leads.remove_from_audience'), <ListMinus size={16} aria-hidden />)] : []),
    entry('export', t('leads.export'), <Download size={16} aria-hidden />),
    entry('unsubscribe', t('leads.unsubscribe'), <MailX size={16} aria-hidden />, true),
    entry('delete', t('leads.delete'), <Trash2 size={16} aria-hidden />, true),
  ]
  return (
    <>
      {buttons.map(({ id, label, icon, onAction }) => (
        <Button key={id} icon={icon} onPress={onAction}>
          {label}
        </Button>
      ))}
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
