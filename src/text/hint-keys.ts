/** The keys of what hints say of any game. */
export type CommonHintKey =
  | `hint.${'more' | 'less'}.rival`
  | `hint.sure.${'only' | 'clearly' | 'slightly' | 'equal'}`
  | `hint.against.${'pass' | 'now' | 'next'}`
  | 'hint.next';
