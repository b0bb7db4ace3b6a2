/** A new popup begins with a design; choosing one creates it as a draft and opens the editor. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { client } from '../../app/api.ts'
import { useChange } from '../../app/use-change.ts'
import { type Language, useMessages } from '../../messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../sites/queries.ts'
import { DesignPicture } from './design-picture.tsx'
import { type DesignId, designIds, newPopup } from './designs.ts'
import { popupQuery } from './queries.ts'
import './popups.css'

export function NewPopupDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('popups.choose_design')} size="large" isOpen={isOpen} onClose={onClose}>
      <Designs />
    </Dialog>
  )
}

function Designs() {
  const { t, language } = useMessages()
  const { site_id, site } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const written: Language = site?.language ?? language
  const create = useChange({
    run: (id: DesignId) => client.popups.create({ site_id, body: newPopup(id, written) }),
    refreshes: [['popups', site_id, 'list']],
    done: popup => {
      queries.setQueryData(popupQuery(site_id, popup.id).queryKey, popup)
      void navigate({ to: `/sites/${site_id}/site/popups/${popup.id}/settings` })
      return undefined
    },
  })
  const words: Record<DesignId, [string, string]> = {
    newsletter: [t('popup_designs.newsletter'), t('popups.newsletter_note')],
    discount: [t('popup_designs.discount'), t('popups.discount_note')],
    guide: [t('popup_designs.guide'), t('popups.guide_note')],
    blank: [t('popups.blank'), t('popups.blank_note')],
  }
  return (
    <div className="designs">
      {designIds.map(id => (
        <Button
          key={id}
          className="design"
          isPending={create.isPending && create.variables === id}
          isDisabled={create.isPending && create.variables !== id}
          onPress={() => create.mutate(id)}
        >
          <DesignPicture popup={newPopup(id, written)} />
          <strong>{words[id][0]}</strong>
          <span className="muted">{words[id][1]}</span>
        </Button>
      ))}
    </div>
  )
}
