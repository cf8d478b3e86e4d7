/** What a seat may see. CE-6: nothing is hidden; all the same, every field is listed and none is passed on unseen. */
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import type { CEState, Company, Player } from './state.ts';

/** A copy. Written out, since every playout makes one: it takes a small part of the time of a walk over the fields. */
export function view(s: Sealed<CEState>): CEState {
  const { prr, bo, co, nyc, wab } = s.companies;
  const { auction, expansion, development } = s.dials;
  const { detroit, wheeling, pittsburgh } = s.tracks;
  return {
    rules: s.rules,
    seats: s.seats,
    options: { map: s.options.map },
    phases: copy(s.phases) as CEState['phases'],
    chance: { ...s.chance },
    players: s.players.map(copyPlayer),
    companies: {
      prr: copyCompany(prr),
      bo: copyCompany(bo),
      co: copyCompany(co),
      nyc: copyCompany(nyc),
      wab: copyCompany(wab),
    },
    dials: { auction, expansion, development },
    houses: s.houses.slice(),
    tracks: { detroit, wheeling, pittsburgh },
    ended: s.ended.slice(),
  };
}

const copyPlayer = ({ cash, shares: { prr, bo, co, nyc, wab } }: Sealed<Player>): Player => ({
  cash,
  shares: { prr, bo, co, nyc, wab },
});
const copyCompany = ({ treasury, network }: Sealed<Company>): Company => ({ treasury, network: network.slice() });
