/** A new popup begins with a design, found by what it is for and by its type; the chosen one is shown large, then created as a draft that the editor opens. */
import type { PopupType } from '@leadwright/sdk'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useMessages } from '../../../messages/messages.tsx'
import { DesignPicture } from '../../../product/popups/design-picture.tsx'
import { useTypeWords } from '../../../product/popups/type-words.ts'
import { useFontFaces } from '../../../product/site-design/use-font-faces.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ListedKind } from '../queries.ts'
import { ChosenDesign } from './chosen-design.tsx'
import { popupTypes } from './designs.ts'
import styles from './new-popup-dialog.module.css'
import { useCreation } from './use-creation.ts'
import { type Choice, useDesigns } from './use-designs.ts'
import { goals } from './written.ts'

type NewPopupProps = { type?: ListedKind; isOpen: boolean; onClose: () => void }

export function NewPopupDialog({ type = 'popups', isOpen, onClose }: NewPopupProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('popups.choose_design')} size="wide" isOpen={isOpen} onClose={onClose}>
      <Designs first={type === 'forms' ? 'embedded' : 'all'} />
    </Dialog>
  )
}

type Device = 'phone' | 'desktop'
/** Whoever looks from a phone sees phones first. */
const narrow_px = 600

function Designs({ first }: { first: PopupType | 'all' }) {
  const { t } = useMessages()
  useFontFaces(useSite().site_id)
  const types = useTypeWords()
  const [goal, setGoal] = useState<Choice['goal'] | 'all'>('all')
  const [type, setType] = useState<PopupType | 'all'>(first)
  const [device, setDevice] = useState<Device>(() => (innerWidth < narrow_px ? 'phone' : 'desktop'))
  const [chosen, setChosen] = useState<Choice>()
  const create = useCreation()
  const all = useDesigns()
  const shown = all.filter(
    ({ popup, goal: of }) =>
      (goal === 'all' || of === goal) && (type === 'all' || (popup.type ?? 'popup_box') === type),
  )
  // An empty frame shows nothing more when it is large.
  const choose = (choice: Choice) => (choice.goal === 'blank' ? create.mutate(choice) : setChosen(choice))
  const changeGoal = (next: typeof goal) => {
    setGoal(next)
    setChosen(undefined)
  }
  const changeType = (next: typeof type) => {
    setType(next)
    setChosen(undefined)
  }
  return (
    <div className={styles.gallery}>
      <Goals all={all} goal={goal} onGoal={changeGoal} />
      <div className={styles.results}>
        <div className={styles.bar}>
          <ChoiceBar<PopupType | 'all'>
            label={t('popups.type')}
            value={type}
            onChange={changeType}
            options={[{ id: 'all', label: t('popups.all') }, ...popupTypes.map(id => ({ id, label: types.many[id] }))]}
          />
          <ChoiceBar<Device>
            label={t('popup_editor.width')}
            value={device}
            onChange={setDevice}
            options={[
              { id: 'desktop', label: t('popup_editor.desktop_width'), icon: <Monitor size={16} aria-hidden /> },
              { id: 'phone', label: t('popup_editor.phone'), icon: <Smartphone size={16} aria-hidden /> },
            ]}
          />
        </div>
        {chosen ? (
          <ChosenDesign
            choice={chosen}
            width={device}
            isPending={create.isPending}
            onUse={() => create.mutate(chosen)}
            onBack={() => setChosen(undefined)}
          />
        ) : shown.length === 0 ? (
          <EmptyState title={t('ui.nothing_matches')} />
        ) : (
          <Cards
            choices={shown}
            device={device}
            pending={create.isPending ? create.variables?.id : undefined}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}

type CardsProps = {
  choices: Choice[]
  device: Device
  /** The one that is being made. */
  pending: string | undefined
  onChoose: (choice: Choice) => void
}

function Cards({ choices, device, pending, onChoose }: CardsProps) {
  return (
    <div className={styles.designs}>
      {choices.map(choice => (
        <Button
          key={choice.id}
          className={styles.design}
          isPending={pending === choice.id}
          isDisabled={pending !== undefined && pending !== choice.id}
          onPress={() => onChoose(choice)}
        >
          <DesignPicture popup={choice.popup} picture={choice.picture_url} device={device} />
          <strong>{choice.title}</strong>
          <span className="muted">{choice.note}</span>
        </Button>
      ))}
    </div>
  )
}

type GoalsProps = { all: Choice[]; goal: Choice['goal'] | 'all'; onGoal: (goal: Choice['goal'] | 'all') => void }

/** What a popup is for, with how many designs there are for it. */
function Goals({ all, goal, onGoal }: GoalsProps) {
  const { t, number } = useMessages()
  const words: Record<Choice['goal'] | 'all', string> = {
    all: t('popups.all'),
    discount: t('popup_goal.discount'),
    newsletter: t('popup_goal.newsletter'),
    waitlist: t('popup_goal.waitlist'),
    event: t('popup_goal.event'),
    lead_magnet: t('popup_goal.lead_magnet'),
    feedback: t('popup_goal.feedback'),
    contact: t('popup_goal.contact'),
    notice: t('popup_goal.notice'),
    blank: t('popup_goal.blank'),
  }
  const count = (of: Choice['goal'] | 'all') => all.filter(choice => of === 'all' || choice.goal === of).length
  const ids = ['all', ...goals, 'blank'] as const
  return (
    <ToggleButtonGroup
      className={styles.goals}
      aria-label={t('popup_goal.label')}
      orientation="vertical"
      disallowEmptySelection
      selectedKeys={[goal]}
      onSelectionChange={keys => {
        const chosen = ids.find(id => keys.has(id))
        if (chosen) onGoal(chosen)
      }}
    >
      {ids.map(id => (
        <ToggleButton key={id} id={id} className={styles.goal}>
          <span>{words[id]}</span>
          <small className="muted">{number(count(id))}</small>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
