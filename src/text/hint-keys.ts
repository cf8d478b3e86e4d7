/** The keys of what hints say of any game. */
export type CommonHintKey =
  | `hint.${'more' | 'less'}.rival`
  | `hint.sure.${'only' | 'clearly' | 'slightly' | 'equal'}`
  | `hint.against.${'pass' | 'now' | 'next'}`
  | 'hint.next'
  | 'hint.played-on'
  // The tool that asks for one.
  | `hint.${'ask' | 'title' | 'thinking' | 'do' | 'close' | 'none' | 'forbidden' | 'too-fast' | 'offline' | 'failed'}`
  // How a finished game went.
  | `judge.${'title' | 'chances' | 'turns' | 'none' | 'thinking' | 'rose' | 'fell' | 'percent' | 'estimate' | 'show'}`;
