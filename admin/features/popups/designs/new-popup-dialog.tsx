/** A new popup begins with a design of one of the four types; choosing one creates it as a draft and opens the editor. */

import type { NewPopup, PopupType } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { type Language, useMessages } from '../../../messages/messages.tsx'
import { inBrand } from '../../../product/brand/in-brand.ts'
import { brandQuery } from '../../../product/brand/queries.ts'
import { DesignPicture } from '../../../product/popups/design-picture.tsx'
import { useTypeWords } from '../../../product/popups/type-words.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { popupQuery } from '../queries.ts'
import { blankPopup, type DesignId, designIds, newPopup, popupTypes } from './designs.ts'
import styles from './new-popup-dialog.module.css'

export function NewPopupDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('popups.choose_design')} size="large" isOpen={isOpen} onClose={onClose}>
      <Designs />
    </Dialog>
  )
}

type Choice = { id: string; popup: NewPopup; title: string; note: string }

function Designs() {
  const { t } = useMessages()
  const types = useTypeWords()
  const [type, setType] = useState<PopupType | 'all'>('all')
  const choices = useChoices().filter(({ popup }) => type === 'all' || (popup.type ?? 'popup_box') === type)
  const create = useCreation()
  const isPending = (id: string) => create.isPending && create.variables?.id === id
  return (
    <div className="stack">
      <div>
        <ChoiceBar<PopupType | 'all'>
          label={t('popups.type')}
          value={type}
          onChange={setType}
          options={[{ id: 'all', label: t('popups.all') }, ...popupTypes.map(id => ({ id, label: types.many[id] }))]}
        />
      </div>
      {type !== 'all' && <p className="muted">{types.notes[type]}</p>}
      <div className={styles.designs}>
        {choices.map(choice => (
          <Button
            key={choice.id}
            className={styles.design}
            isPending={isPending(choice.id)}
            isDisabled={create.isPending && !isPending(choice.id)}
            onPress={() => create.mutate(choice)}
          >
            <DesignPicture popup={choice.popup} />
            <strong>{choice.title}</strong>
            <span className="muted">{choice.note}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}

/** All designs, then a blank one of each type. */
function useChoices(): Choice[] {
  const { t, language } = useMessages()
  const { site, site_id } = useSite()
  const { data: brand } = useQuery(brandQuery(site_id))
  const types = useTypeWords()
  const written: Language = site?.language ?? language
  const words: Record<DesignId, [string, string]> = {
    newsletter: [t('popup_designs.newsletter'), t('popups.newsletter_note')],
    discount: [t('popup_designs.discount'), t('popups.discount_note')],
    event: [t('popup_designs.event'), t('popups.event_note')],
    guide: [t('popup_designs.guide'), t('popups.guide_note')],
    callback: [t('popup_designs.callback'), t('popups.callback_note')],
    announcement: [t('popup_designs.announcement'), t('popups.announcement_note')],
    early: [t('popup_designs.early'), t('popups.early_note')],
    inline: [t('popup_designs.inline'), t('popups.inline_note')],
    contact: [t('popup_designs.contact'), t('popups.contact_note')],
  }
  return [
    ...designIds.map(id => ({
      id,
      popup: inBrand(newPopup(id, written), brand),
      title: words[id][0],
      note: words[id][1],
    })),
    ...popupTypes.map(type => ({
      id: `blank.${type}`,
      popup: inBrand(blankPopup(type, written), brand),
      title: t('popups.blank_type', { type: types.one[type] }),
      note: t('popups.blank_note'),
    })),
  ]
}

function useCreation() {
  const { site_id } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useChange({
    run: ({ popup }: Choice) => client.popups.create({ site_id, body: popup }),
    shows: 'the answer',
    refreshes: [['popups', site_id, 'list']],
    done: popup => {
      queries.setQueryData(popupQuery(site_id, popup.id).queryKey, popup)
      void navigate({ href: pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: popup.id }) })
      return undefined
    },
  })
}
