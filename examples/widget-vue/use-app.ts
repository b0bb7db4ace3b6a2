/** What the app knows: where it is, and what the widget told of. */
import { useLeadwright, useLeadwrightEvent } from '@leadwright/widget/vue'
import { onMounted, onUnmounted, ref } from 'vue'

export function useApp() {
  const { VITE_POPUP_ID: popup_id = '', VITE_FORM_ID: form_id = '' } = import.meta.env
  const { leadwright, status, error } = useLeadwright()

  const events = ref<string[]>([])
  useLeadwrightEvent('shown', ({ popup_id }) => events.value.push(`shown ${popup_id}`))
  useLeadwrightEvent('submitted', ({ popup_id }) => events.value.push(`submitted ${popup_id}`))

  // A router in a few lines. The widget sees each navigation by itself.
  const path = ref(location.pathname)
  const follow = () => {
    path.value = location.pathname
  }
  const go = (to: string) => {
    history.pushState(null, '', to)
    follow()
  }
  onMounted(() => addEventListener('popstate', follow))
  onUnmounted(() => removeEventListener('popstate', follow))

  return { popup_id, form_id, leadwright, status, error, events, path, go }
}
