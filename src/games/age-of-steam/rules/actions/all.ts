/** Every verb of the game. */
import type { GameModule } from '../../../../kernel/contract.ts';
import type { AOS } from '../../state.ts';
import { bid } from './bid.ts';
import { choose } from './choose.ts';
import { connect } from './connect.ts';
import { deliver } from './deliver.ts';
import { endBuild } from './end-build.ts';
import { issue } from './issue.ts';
import { lay } from './lay.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { produce } from './produce.ts';
import { restartBuild } from './restart-build.ts';
import { skip } from './skip.ts';
import { upgrade } from './upgrade.ts';
import { urbanize } from './urbanize.ts';

export const actions: GameModule<AOS>['actions'] = {
  issue,
  bid,
  skip,
  pass,
  choose,
  urbanize,
  lay,
  connect,
  'end-build': endBuild,
  'restart-build': restartBuild,
  deliver,
  upgrade,
  produce,
  place,
};
