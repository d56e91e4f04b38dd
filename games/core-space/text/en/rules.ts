import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'The goal',
  crews: 'Crews',
  round: 'A round',
  acting: 'Acting and moving',
  sight: 'Sight, cover, range',
  fighting: 'Fighting',
  things: 'Things',
  skills: 'Skills',
  defeated: 'Defeated',
  purge: 'The Purge',
  npcs: 'Civilians and others',
  others: 'Truces, Machines, Mergs',
  advanced: 'Advanced rules',
};
export const rules: Lexicon['rules'] = {
  'CS-END-01': {
    title: 'The end',
    text: 'A mission is over as soon as every Trader is {#defeated|Defeated} or back aboard. Reaching an objective does not end it, unless the mission says so. A crew that is wholly Defeated has lost.',
  },
  'CS-END-05': {
    title: 'Winning',
    text: 'Against each other: whoever has the primary objective wins. If nobody has it, the crew with most Traders alive, then with the highest {#sell-value|value} aboard. Alone or together: all win if the primary objective is reached and somebody is aboard.',
  },
  'CS-MIS-02': {
    title: 'Objectives',
    text: 'The primary {#objective|objective} decides, secondary ones pay. Objective tokens are carried like items and can be stolen. Nobody has to chase them.',
  },
  'CS-CRW-01': {
    title: 'A crew',
    text: 'One {#captain|Captain} and up to six others, for 180 {#points|points} together. Six ready-made crews wait. Everybody takes a class; Mergs and some Machines have only one to take.',
  },
  'CS-CHR-01': {
    title: 'Statistics',
    text: '{#health|Health} is the damage one can take, {#actions|Actions} how often one acts in a turn, {#skill-stat|Skill} the pegs for skills and the dice to Persuade, {#career|Career} the levels on the class sheet. All start with seven {#ammo|Ammo}.',
  },
  'CS-CRW-06': {
    title: 'Levels',
    text: 'Career points are spread over the skills of the class, up to level 3. Levels printed on the profile come on top; what is printed in the {#armour-slot|armour slot} works while no armour is worn.',
  },
  'CS-CRW-09': {
    title: 'What is free',
    text: 'A new crew takes along, for nothing: a ranged weapon, a melee weapon and a Medi-Stim each, of cost 0; two Medi-Stims in all.',
  },
  'CS-SET-13': {
    title: 'Airlocks',
    text: 'In turn, everybody chooses an {#airlock|airlock}. Whoever chooses last has the Turn token in the first round. All start aboard, with full pegs.',
  },
  'CS-RND-01': {
    title: 'Five phases',
    text: 'Hostility, Traders, Purge, NPCs, Assessment; then the Turn token goes to the next. What lasts “this round” ends in the Assessment.',
  },
  'CS-HOS-01': {
    title: 'Hostility',
    text: 'Each round adds a peg to the track, two with four crews or more. Every four pegs are a {#level|level}: the level says who arrives, and how bad events are.',
  },
  'CS-HOS-04': {
    title: 'Gunfire',
    text: 'The first shot of a Trader in a round adds a peg. Silent weapons do not, nor do blows and throws.',
  },
  'CS-HOS-09': {
    title: 'Charged',
    text: 'At the last level the Purge turns to its {#charged|Charged} side and stays so.',
  },
  'CS-EVT-02': {
    title: 'Events',
    text: 'The holder of the Turn token draws a card; the paragraph of the level counts. If it could change nothing, it goes back and another is drawn, sometimes after somebody was placed for it.',
  },
  'CS-TRD-01': {
    title: 'Turns',
    text: 'In turn, each player activates one Trader, until all have acted. A Trader does all, some or none of its actions, in any order. Who waits aboard need not act.',
  },
  'CS-ACT-01': {
    title: 'Actions',
    text: 'Move, shoot, fight, Push, Search, Reload, Persuade, Interact, Unjam, put on armour, stand up, drag somebody. Most can be repeated.',
  },
  'CS-EFF-02': {
    title: 'Effortless actions',
    text: 'One a turn is free: {#shuffle|Shuffle}, throw, use an item with the icon, pick up, drop, give or swap something. Another costs an action, or a Skill peg that counts as the skill of the round.',
  },
  'CS-MOV-01': {
    title: 'Moving',
    text: 'A Move is up to 4″ along any way round scenery. Nobody moves more than 11″ a round of its own will.',
  },
  'CS-MOV-06': {
    title: 'Passing others',
    text: 'One’s own crew can be passed, nobody else without leave. No move ends on somebody.',
  },
  'CS-MOV-10': {
    title: 'Out and home',
    text: 'A Trader enters with a Move from its airlock, and goes home with a Move that reaches the door. Who is home is safe, with all it carries, and does not come back.',
  },
  'CS-OPP-01': {
    title: 'Opportunity attacks',
    text: 'Leave an enemy’s contact, or shoot or throw beside one, and it may strike first, for free. Prone figures and Civilians do not; being pushed provokes nothing.',
  },
  'CS-OTH-01': {
    title: 'Small actions',
    text: 'Unjam a gun or change armour, not while {#engaged|engaged}. A {#prone|Prone} figure must stand up before anything else.',
  },
  'CS-LOS-01': {
    title: 'Line of sight',
    text: 'Nine rays from the middle of one base to the other: if walls, tall things and figures block nearly all of them, there is no sight. Low things one touches do not matter.',
  },
  'CS-COV-01': {
    title: 'Cover',
    text: 'Up to 25 % hidden: none. Up to 90 %: partial, a shot loses 1 Hit. More: total, nothing to see. Lying behind a crate can be total.',
  },
  'CS-RNG-01': {
    title: 'Range',
    text: 'From base edge to base edge: Short up to 5″, Medium up to 13″, Long beyond. Measuring is free.',
  },
  'CS-GEO-07': {
    title: 'Contact',
    text: 'Bases that touch with no wall between are in {#contact|contact}; with an enemy, both are {#engaged|engaged}.',
  },
  'CS-ATK-03': {
    title: 'An attack',
    text: 'Roll the dice of the weapon, the blue one first. Each {#hit|Hit} that neither cover nor armour takes away is 1 {#damage|damage}: a Trader loses Health, an NPC is out.',
  },
  'CS-ATK-09': {
    title: 'Fails',
    text: 'Two {#fail|Fails} in one attack: it is lost, a gun jams, a blade breaks. So more dice are not always better: the screen shows the chance.',
  },
  'CS-ARM-01': {
    title: 'Armour',
    text: 'Physical armour takes so many Hits off every attack. A {#shield|shield} too, until an attack exceeds it: then it is off for the mission. Only the better of the two counts.',
  },
  'CS-CLO-01': {
    title: 'Close Assault',
    text: 'Against an enemy in contact, with a weapon or bare hands. A normal attack fears no Fails; a power attack rolls more dice and does. No cover, no ammo, no noise.',
  },
  'CS-RGD-01': {
    title: 'Ranged Assault',
    text: 'At somebody in sight and range, not in contact: the dice of the range, 1 Ammo, more for Burst or Full Charge.',
  },
  'CS-RGD-06': {
    title: 'Into a scuffle',
    text: 'Beyond Short range, a shot at somebody engaged hits one of the scuffle at random, friends included.',
  },
  'CS-PSH-01': {
    title: 'Push',
    text: 'Anybody in contact: an inch a Hit, straight away; three Hits knock it down. Massive figures are hard to push. A Fail, and it pushes back.',
  },
  'CS-THR-01': {
    title: 'Throwing',
    text: 'What has the icon is thrown as an Effortless action, at somebody in sight. A blade lies beside its target afterwards. No ammo, no noise.',
  },
  'CS-BLA-01': {
    title: 'Blasts',
    text: 'The blue die aims: a Hit lands there, a blank 1″ off as the thrower likes, a Fail 2″ off as the other side likes. Then dice for everybody in the circle, friends too. Walls stop it.',
  },
  'CS-INV-01': {
    title: 'Carrying',
    text: 'Six small spaces; a large token takes two. Armour works in its slot only. An item may be used on an ally in contact.',
  },
  'CS-INV-08': {
    title: 'Out of order',
    text: 'A jammed gun must be unjammed, a broken thing repaired, an overloaded shield waits for the end of the mission. They all keep their space.',
  },
  'CS-SRC-01': {
    title: 'Searching crates',
    text: 'In contact and not engaged: look into it, take what you like, leave what you like. Only you see what is inside, as often as you come.',
  },
  'CS-SRC-05': {
    title: 'Searching rooms',
    text: 'Once a mission and room, with no enemy in it: a token from the bag, to keep, to swap or to leave.',
  },
  'CS-REL-01': {
    title: 'Reloading',
    text: 'With an ammo token and not engaged: as many pegs as it says, seven at the most.',
  },
  'CS-PER-01': {
    title: 'Persuading',
    text: 'In contact with an NPC: dice by Skill, less its {#persuasion-value|Persuasion Value}. With a Hit left it swaps an item, joins the crew, or does what the mission offers. Never the Purge.',
  },
  'CS-INT-01': {
    title: 'Interacting',
    text: 'With what the mission names, in contact and not engaged.',
  },
  'CS-SKL-01': {
    title: 'Using a skill',
    text: 'Once a round a Trader pays as many Skill pegs as the level it uses. A peg paid for an Effortless action counts as that one use.',
  },
  'CS-SKL-06': { title: 'Always on', text: 'Some levels have an effect that costs nothing and works without pegs.' },
  'CS-SKL-07': {
    title: 'Reactions',
    text: 'Some levels are used when something happens: before the dice of an attack, when the Hits are known, when it is over, at a contact, at the end of a move, or between any two actions. You are asked only where one of yours fits.',
  },
  'CS-DEF-01': {
    title: 'Defeated',
    text: 'At 0 Health a Trader lies where it fell: out of action, not dead, no target. An NPC is gone.',
  },
  'CS-DEF-03': {
    title: 'Reviving',
    text: 'Somebody in contact heals it with an item or a skill. It is Prone then, and may act if it has not this round.',
  },
  'CS-DEF-06': {
    title: 'Dragging and robbing',
    text: 'An action drags the fallen 2″, with a helper 4″, if no enemy touches anybody; through the airlock it is safe. Anybody may search the fallen like a crate.',
  },
  'CS-PUR-01': {
    title: 'Arrivals',
    text: 'As the level lists them, each kind at an {#entry-point|Entry Point} of the Chance die. They act at once. A sealed Entry Point is rolled again.',
  },
  'CS-PUR-07': {
    title: 'Supply',
    text: 'Harvesters, Devastators and Assassins come back; if none is left, the next lower comes. Live Ones and greater come once.',
  },
  'CS-PUR-20': {
    title: 'Order',
    text: 'Highest {#rank|rank} first, equal ones as the holder likes. Who is prone stands up first. A target once chosen is kept for the turn.',
  },
  'CS-PUR-22': {
    title: 'Targets of the Purge',
    text: 'Whoever is in contact; else the nearest in the open, else the nearest in sight, else the nearest by way. An Assassin that sees a Captain wants nobody else.',
  },
  'CS-NAC-01': {
    title: 'What they do',
    text: 'In contact: strike. Nothing in sight, or no gun: come closer. A better shot than fighter: shoot. If it can reach and strike: come closer. Moved already: shoot. Otherwise: come closer. With nobody to go for: nothing. They fear no Fails.',
  },
  'CS-GAT-01': {
    title: 'Mother and Spiders',
    text: 'She comes with five Spiders, makes one a turn, and cannot fall while one is near. She carries off the Defeated. What is left of Spiders near her may explode.',
  },
  'CS-ANN-01': {
    title: 'The Annihilator',
    text: 'It acts first and takes three damage: Full Power, Damaged, Failing, gone. It leaves its eye.',
  },
  'CS-NPC-01': {
    title: 'The others',
    text: 'Corps, Security, Gangers, Civilians, one kind after the other: first those who arrive, then all act. Any damage removes them; they shoot up to Medium range. Each kind wants some before others: in contact whom it hurts best, else whom it sees, the nearest in the open, else the nearest by way.',
  },
  'CS-CIV-01': {
    title: 'Civilians',
    text: 'The Chance die says it: move, hide, attack and panic, trade, join, or be the Live One where the level allows it.',
  },
  'CS-CIV-15': { title: 'Fear', text: 'Unless it attacks, a Civilian keeps more than 4″ from the Purge, and runs first if one is nearer.' },
  'CS-JOI-01': {
    title: 'Joining',
    text: 'Who joins acts for you, carries small things, uses none, and is gone when hurt. A Civilian may leave again, or turn.',
  },
  'CS-GCO-01': {
    title: 'Galactic Corps',
    text: 'The Purge first, then Ganger or Trader, whoever is nearer. With nothing else in sight they arrest a Defeated Trader: revived, it is free; left behind, imprisoned.',
  },
  'CS-SEC-01': {
    title: 'Security',
    text: 'A Warden near the Purge fights; near the Corps it obeys; else its die says search, question, walk, run, call or attack. Attack one and all are on alert to the end.',
  },
  'CS-GAN-01': { title: 'Gangers', text: 'They want the Purge, the Corps, Security, Traders, rivals, Civilians, in this order.' },
  'CS-VAR-05': {
    title: 'Truce',
    text: 'Two crews may make peace, once a round, and end it at any time. In truce they are no enemies. Promises beyond that bind nobody. Crews that play together may say what they see to and ask for; that binds nobody either.',
  },
  'CS-MAC-01': { title: 'Machines', text: 'They repair and are repaired, use skills even when Defeated, and can blow themselves up.' },
  'CS-MRG-01': {
    title: 'Mergs',
    text: 'A Merg needs a {#handler|handler} within Medium range. Without one it runs about at random and strikes whomever it meets, until the handler spends two actions or pegs on it.',
  },
  'CS-RES-01': {
    title: 'Rescue Missions',
    text: 'In a campaign, once a mission: whoever is aboard goes back at once for those who lie on the board. All stays as it is; Ammo is full again, 2 Health are back, Skill pegs are not. It earns no rewards and no Career.',
  },
  'CS-ADV-01': { title: 'Blocks', text: 'Each block is switched on for a table, or by a mission.' },
  'CS-RPR-01': {
    title: 'Repair',
    text: 'A Tech or a Machine in contact rolls the blue die: a Repair Point a Hit. A token needs 1, a console 3, a fallen Machine 5.',
  },
  'CS-DOR-01': {
    title: 'Doors',
    text: 'Without this block all doors are open. With it they are opened and closed Effortlessly in contact; locked ones need a tool, a hack or force. NPCs open unlocked ones as they go.',
  },
  'CS-WIN-01': {
    title: 'Windows',
    text: 'Without this block one sees and shoots through windows. With it they are glass until broken, and one may dive through, at a risk.',
  },
  'CS-OBJ-01': {
    title: 'Moving objects',
    text: 'Crates and bodies 2″ an action, 4″ with a helper; chairs Effortlessly; a table on its side is total cover. A chair makes a weapon.',
  },
  'CS-DST-01': {
    title: 'Destroying objects',
    text: '1 damage destroys: chairs and consoles have armour 1, crates, pipes and tables 2, doors 3. A crate drops what it held, one thing broken.',
  },
  'CS-CLB-01': {
    title: 'Climbing and falling',
    text: 'Onto things up to 1″ Effortlessly, ladders a floor an action. Down or across more than the safe distance, dice decide; over 3″ more, one is Defeated.',
  },
  'CS-LFT-01': { title: 'Lifts', text: 'Entered with a Move; called and ridden Effortlessly, three floors at the most.' },
};
