/** Leadwright in Vue: a plugin that loads it, composables, and places for what shows in the page. Renders on servers too. */
import {
  defineComponent,
  h,
  type InjectionKey,
  inject,
  onMounted,
  onUnmounted,
  type Plugin,
  type Ref,
  readonly,
  shallowRef,
} from 'vue'
import type { Leadwright, LeadwrightEvent, LeadwrightListener } from './interface.ts'
import { leadwright } from './leadwright.ts'
import { type LeadwrightLoadError, loadLeadwright } from './load.ts'
import type { LeadwrightOptions } from './options.ts'

export interface LeadwrightState {
  /** Its functions may be called at any time. */
  leadwright: Leadwright
  status: Readonly<Ref<'loading' | 'ready' | 'failed'>>
  /** Why it failed. */
  error: Readonly<Ref<LeadwrightLoadError | undefined>>
}

const key: InjectionKey<LeadwrightState> = Symbol('leadwright')

/**
 * Loads the widget of one site for the app: popups then show by themselves.
 *
 * @example
 * createApp(App).use(createLeadwright({ baseUrl: 'https://leads.example.com', site: 'site_…' })).mount('#app')
 */
export function createLeadwright(options: LeadwrightOptions): Plugin {
  return {
    install(app) {
      const status = shallowRef<LeadwrightState['status']['value']>('loading')
      const error = shallowRef<LeadwrightLoadError>()
      app.provide(key, { leadwright, status: readonly(status), error: readonly(error) as LeadwrightState['error'] })
      if (typeof document === 'undefined') return
      loadLeadwright(options).then(
        () => {
          status.value = 'ready'
        },
        (reason: LeadwrightLoadError) => {
          console.warn(`Leadwright: ${reason.message}`)
          error.value = reason
          status.value = 'failed'
        },
      )
    },
  }
}

/** The functions of the widget, and whether it has loaded. */
export function useLeadwright(): LeadwrightState {
  const found = inject(key, undefined)
  if (!found) throw new Error('useLeadwright needs app.use(createLeadwright({ … })).')
  return found
}

/** Calls the listener after each such event, for as long as the component is there. */
export function useLeadwrightEvent(event: LeadwrightEvent, listener: LeadwrightListener): void {
  let stop: (() => void) | undefined
  onMounted(() => {
    stop = leadwright.on(event, listener)
  })
  onUnmounted(() => stop?.())
}

const px = (pixels: number | undefined): string | undefined => (pixels === undefined ? undefined : `${pixels}px`)

/** The place of an embedded form: a published popup of the type `embedded`, and the height that is reserved for it in pixels. */
export const LeadwrightForm = defineComponent({
  name: 'LeadwrightForm',
  props: { popupId: { type: String, required: true }, minHeight: Number },
  setup: props => () =>
    h('div', { key: props.popupId, 'data-leadwright-form': props.popupId, style: { minHeight: px(props.minHeight) } }),
})

/** The place of a published assistant's chat, instead of its button on the page, and its height in pixels. */
export const LeadwrightChat = defineComponent({
  name: 'LeadwrightChat',
  props: { assistantId: { type: String, required: true }, height: { type: Number, default: 560 } },
  setup: props => () =>
    h('div', {
      key: props.assistantId,
      'data-leadwright-chat': props.assistantId,
      style: { height: px(props.height) },
    }),
})

/** A button that opens a published popup or assistant, whatever its triggers and frequency. */
export const LeadwrightButton = defineComponent({
  name: 'LeadwrightButton',
  props: { opens: { type: String, required: true } },
  setup:
    (props, { slots }) =>
    () =>
      h('button', { type: 'button', 'data-leadwright-open': props.opens }, slots.default?.()),
})
