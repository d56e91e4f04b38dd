/** The pictures of the handbook, made of the pieces of the game. */
import type { Lang } from '@cosmodrome/kit/text';
import { type FigureProps, Named, Plate, Row, Then } from '@cosmodrome/kit/ui/handbook';
import { type CardName, type Direction, ROOMS, type RoomCard } from '../content/index.ts';
import type { Colour } from '../state.ts';
import { ART, Body, EdgeDoor, HeartPill, Hearts, I, Parasite, Portrait, RoomCardArt, Use } from '../ui/pieces.tsx';

const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
const Art = ({ of }: { readonly of: CardName | 'infection' }) => (
  <svg className="pan-fig__card" viewBox="0 0 100 64" aria-hidden="true">
    <Use id={of === 'infection' ? 'art-infection' : ART[of]} x={0} y={0} w={100} h={64} />
  </svg>
);
const Room = ({ card, x = 0, y = 0 }: { readonly card: RoomCard; readonly x?: number; readonly y?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <RoomCardArt card={card} sides={ROOMS[card].sides} icon={ROOMS[card].icon} orientation={0} />
  </g>
);
const Stands = ({
  kind,
  colour,
  x,
  y,
}: {
  readonly kind: 'soldier' | 'android';
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Body kind={kind} colour={colour} />
  </g>
);

export function Goal({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'humains : brûler le Nid', 'humans: burn the Nest')}>
        <Plate box={[-6, -6, 192, 192]} width={150}>
          <Room card="X02" />
          <Stands kind="soldier" colour="blue" x={90} y={120} />
        </Plate>
      </Named>
      <span className="cd-fig__or">{say(lang, 'contre', 'against')}</span>
      <Named say={say(lang, 'infectés : que tous le soient', 'infected: turn everybody')}>
        <span className="pan-fig__scan">
          {[0, 1, 2, 3].map((i) => (
            <I key={i} name="scan-positive" size={30} height={42} />
          ))}
        </span>
      </Named>
    </Row>
  );
}
export function Turn({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, '3 ou 4 PV : 2 PA', '3 or 4 HP: 2 AP')}>
        <span className="pan-fig__member">
          <Portrait kind="soldier" colour="green" size={54} />
          <Hearts hp={4} label={say(lang, '4 PV', '4 HP')} />
        </span>
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, '1 ou 2 PV : 1 PA', '1 or 2 HP: 1 AP')}>
        <span className="pan-fig__member">
          <Portrait kind="android" colour="green" size={54} />
          <Hearts hp={2} label={say(lang, '2 PV', '2 HP')} />
        </span>
      </Named>
      <Then />
      <Named say={say(lang, '3 actions, par l’un ou l’autre', '3 actions, by either of them')}>
        <span className="pan-fig__scan">
          {['g-search', 'i-arrow', 'i-team'].map((name) => (
            <I key={name} name={name} size={28} />
          ))}
        </span>
      </Named>
    </Row>
  );
}
export function Explore({ lang }: FigureProps) {
  return (
    <Row>
      <Plate box={[-12, -12, 388, 204]} width={360}>
        <Room card="X01" />
        <Stands kind="android" colour="yellow" x={90} y={118} />
        <Room card="X13" x={184} />
      </Plate>
      <ul className="pan-fig__key">
        {(['open', 'security'] as const).map((door) => (
          <li key={door}>
            <Plate box={[54, -10, 72, 36]} width={72}>
              <path d="M54 0h72" stroke="currentColor" strokeWidth="4" />
              <EdgeDoor side={0 as Direction} door={door} />
            </Plate>
            {door === 'open' ? say(lang, 'porte ouverte', 'open door') : say(lang, 'porte de sécurité', 'security door')}
          </li>
        ))}
      </ul>
    </Row>
  );
}
export function Search({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'icône noire : 1 carte', 'black icon: 1 card')}>
        <Plate box={[0, 0, 46, 46]} width={56}>
          <Use id="icon-one-black" x={0} y={0} w={46} h={46} />
        </Plate>
      </Named>
      <Then say={say(lang, 'devient', 'becomes')} />
      <Named say={say(lang, 'icône rouge', 'red icon')}>
        <Plate box={[0, 0, 46, 46]} width={56}>
          <Use id="icon-one-red" x={0} y={0} w={46} h={46} />
        </Plate>
      </Named>
      <Then say={say(lang, 'd’abord', 'first')} />
      <Named say={say(lang, 'un parasite, puis 1 carte', 'a parasite, then 1 card')}>
        <Plate box={[-40, -40, 80, 80]} width={70}>
          <Parasite kind="grey" />
        </Plate>
      </Named>
    </Row>
  );
}
export function Vermin({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'gris : 1 blessure', 'grey: 1 wound')}>
        <Plate box={[-40, -40, 80, 80]} width={70}>
          <Parasite kind="grey" />
        </Plate>
      </Named>
      <Named say={say(lang, 'noir : 2 blessures', 'black: 2 wounds')}>
        <Plate box={[-44, -44, 88, 88]} width={76}>
          <Parasite kind="black" />
        </Plate>
      </Named>
      <Then say={say(lang, 'tous du même côté', 'all the same way')} />
      <Named say={say(lang, 'un dé : 1 nord, 2 est, 3 sud, 4 ouest', 'one die: 1 north, 2 east, 3 south, 4 west')}>
        <I name="d4-2" size={48} height={44} />
      </Named>
      <Then say={say(lang, 'mordent', 'bite')} />
      <Plate box={[-32, -66, 70, 92]} width={64}>
        <Body kind="soldier" colour="red" />
        <g transform="translate(0 6)">
          <HeartPill hp={3} />
        </g>
      </Plate>
    </Row>
  );
}
export function Trade({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'vous', 'you')}>
        <Portrait kind="soldier" colour="blue" size={48} />
      </Named>
      <Art of="gas" />
      <span className="cd-fig__or">⇄</span>
      <Art of="infection" />
      <Named say={say(lang, 'l’Hôte', 'the Host')}>
        <Portrait kind="android" colour="red" size={48} />
      </Named>
      <Then />
      <Named say={say(lang, 'un Jerrican donné : sauvé', 'a Gas Can given: saved')}>
        <I name="g-shield" size={36} />
      </Named>
    </Row>
  );
}
export function Infection({ lang }: FigureProps) {
  return (
    <Row>
      <Art of="key" />
      <span className="cd-fig__or">⇄</span>
      <Art of="infection" />
      <Then />
      <Named say={say(lang, 'toute autre carte : infecté, en secret', 'any other card: infected, in secret')}>
        <span className="pan-fig__member">
          <Portrait kind="soldier" colour="blue" size={48} />
          <Portrait kind="android" colour="blue" size={48} />
        </span>
      </Named>
    </Row>
  );
}
export function Scan({ lang }: FigureProps) {
  return (
    <Row>
      <Plate box={[-6, -6, 192, 192]} width={130}>
        <Room card="X03" />
        <Stands kind="soldier" colour="green" x={90} y={120} />
      </Plate>
      <Then say={say(lang, 'Scan Thermique', 'Heat Scan')} />
      <Named say={say(lang, '1 infecté sur 4, mais qui ?', '1 infected of 4, but who?')}>
        <span className="pan-fig__scan">
          <I name="scan-positive" size={30} height={42} />
          {[1, 2, 3].map((n) => (
            <I key={n} name="scan-negative" size={30} height={42} />
          ))}
        </span>
      </Named>
    </Row>
  );
}
export function Burn({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'trois Jerricans…', 'three Gas Cans…')}>
        <span className="pan-fig__fan">
          <Art of="gas" />
          <Art of="gas" />
          <Art of="gas" />
        </span>
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, '…et cinq cartes qui restent', '…and five cards that stay')}>
        <span className="pan-fig__fan">
          <Art of="key" />
          <Art of="vest" />
          <Art of="infection" />
          <Art of="infection" />
          <Art of="infection" />
        </span>
      </Named>
      <Then say="1 PA" />
      <Plate box={[-6, -6, 192, 192]} width={120}>
        <Room card="X02" />
        <Stands kind="soldier" colour="blue" x={90} y={120} />
      </Plate>
    </Row>
  );
}
