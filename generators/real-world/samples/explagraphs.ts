import type { StatementPair } from "#generators/real-world/statement-pair";

/** Forty pairs of statements. */
export const explagraphsSamples: readonly StatementPair[] = [
  ["Schools should start later in the morning.", "Teenagers learn better when they have slept long enough.", "support"],
  [
    "Schools should start later in the morning.",
    "Parents who begin work early could no longer bring their children.",
    "counter",
  ],
  [
    "Cities should build more cycle lanes.",
    "A lane of their own keeps cyclists away from dangerous traffic.",
    "support",
  ],
  [
    "Cities should build more cycle lanes.",
    "Every new cycle lane takes space from buses that carry far more people.",
    "counter",
  ],
  ["Museums should be free.", "People with little money visit museums when there is no fee.", "support"],
  ["Museums should be free.", "Without entrance fees museums cannot pay for the care of their works.", "counter"],
  ["Pupils should wear school uniforms.", "Where all dress alike, nobody is mocked for cheap clothes.", "support"],
  ["Pupils should wear school uniforms.", "Children need clothes of their own choice to show who they are.", "counter"],
  ["Homework should be abolished.", "Exercises done at home help pupils remember what they were taught.", "counter"],
  ["Homework should be abolished.", "Children who work in the evening too have no time left to play.", "support"],
  ["Plastic bags should be banned.", "Bags that end up in the sea kill turtles and birds.", "support"],
  [
    "Plastic bags should be banned.",
    "Making a cotton bag harms the environment more than making many plastic ones.",
    "counter",
  ],
  [
    "People should be allowed to work from home.",
    "Without the way to the office, employees save hours every week.",
    "support",
  ],
  ["People should be allowed to work from home.", "Colleagues who never meet stop sharing ideas.", "counter"],
  ["Zoos should be closed.", "Wild animals suffer when they are kept in small enclosures.", "support"],
  ["Zoos should be closed.", "Species that had died out in the wild were saved by breeding in zoos.", "counter"],
  ["The week should have four working days.", "Rested employees get as much done in four days as in five.", "support"],
  [
    "The week should have four working days.",
    "Hospitals with too few nurses cannot do without a day of work.",
    "counter",
  ],
  [
    "Sugary drinks should be taxed.",
    "When lemonade costs more, people drink less of it and stay healthier.",
    "support",
  ],
  ["Sugary drinks should be taxed.", "Such a tax takes most from the poor and changes nobody's habits.", "counter"],
  [
    "Public transport should be free of charge.",
    "More people would leave their cars at home if the bus cost nothing.",
    "support",
  ],
  [
    "Public transport should be free of charge.",
    "Without the money for tickets there would be fewer buses and trains.",
    "counter",
  ],
  ["Every child should learn to play an instrument.", "Making music trains memory and patience.", "support"],
  [
    "Every child should learn to play an instrument.",
    "Being forced to practise makes many children hate music.",
    "counter",
  ],
  [
    "Advertising to children should be forbidden.",
    "Small children cannot tell an advertisement from the truth.",
    "support",
  ],
  [
    "Advertising to children should be forbidden.",
    "Good children's programmes are paid for by advertisements.",
    "counter",
  ],
  [
    "The clocks should no longer be changed twice a year.",
    "The lost hour in spring leads to more accidents.",
    "support",
  ],
  [
    "The clocks should no longer be changed twice a year.",
    "Thanks to the change there is light in the evening in summer and in the morning in winter.",
    "counter",
  ],
  ["Public libraries are worth their cost.", "Anybody can read, learn and meet there without paying.", "support"],
  [
    "Public libraries are worth their cost.",
    "Hardly anybody borrows books now that everything can be read online.",
    "counter",
  ],
  [
    "Fireworks for everyone should be banned on New Year's Eve.",
    "Every year many people are hurt by rockets that they lit themselves.",
    "support",
  ],
  [
    "Fireworks for everyone should be banned on New Year's Eve.",
    "A harmless old custom should not be taken from people.",
    "counter",
  ],
  [
    "Video games are good for children.",
    "Many games teach players to plan ahead and to solve problems together.",
    "support",
  ],
  [
    "Video games are good for children.",
    "Hours in front of the screen keep children from moving and sleeping.",
    "counter",
  ],
  [
    "Tourists should be allowed to visit Antarctica.",
    "Those who have seen the ice for themselves will help to protect it.",
    "support",
  ],
  [
    "Tourists should be allowed to visit Antarctica.",
    "Visitors bring germs and disturb penguins while they breed.",
    "counter",
  ],
  [
    "Old buildings should be renovated rather than torn down.",
    "Most of the energy that went into a building is lost when it is demolished.",
    "support",
  ],
  [
    "Old buildings should be renovated rather than torn down.",
    "A new house costs less than making an old one fit to live in.",
    "counter",
  ],
  [
    "Motorways should have a speed limit.",
    "Slower cars have shorter braking distances and crash less often.",
    "support",
  ],
  [
    "Motorways should have a speed limit.",
    "Modern cars are safe at high speed, so a limit only wastes time.",
    "counter",
  ],
];
