import type { Constraint, Script } from "#generators/real-world/script";

/** A goal, the steps in an order that works, and chains of steps that must stand in this order. */
const rows: readonly (readonly [goal: string, steps: string, chains: string])[] = [
  [
    "make a cup of tea",
    "fill the kettle with water; boil the water; put a tea bag into a cup; pour the boiling water into the cup; take the tea bag out of the cup again; drink the tea",
    "0<1<3<4, 2<4, 3<5, 2<5",
  ],
  [
    "fry an egg",
    "turn on the stove; crack an egg into the pan; wait until the egg in the pan is firm; slide the fried egg onto a plate; eat the egg from the plate",
    "0<2, 1<2<3<4",
  ],
  [
    "send a letter",
    "write the letter; put the letter into an envelope; seal the envelope with the letter in it; write the address on the envelope; buy a stamp; stick the stamp on the envelope; drop the envelope into a mailbox",
    "0<1<2<6, 3<6, 4<5<6",
  ],
  [
    "plant a tree",
    "dig a hole; carry a young tree to the hole; set the tree into the hole; fill the hole around the tree with soil; water the planted tree",
    "0<1<2<3<4",
  ],
  [
    "change a flat tyre",
    "fetch the jack from the boot; lift the car with the jack; unscrew the wheel nuts; pull off the flat wheel; put on the spare wheel; screw the nuts onto the spare wheel; lower the car; drive on",
    "0<1<3, 2<3<4<5<7, 4<6<7",
  ],
  [
    "do the laundry",
    "put dirty clothes into the washing machine; pour in detergent; start the washing machine; wait until the machine has washed the clothes; take the wet clothes out; hang the wet clothes up; fold the dry clothes",
    "0<2<3<4<5<6, 1<3",
  ],
  [
    "read a book from the library",
    "go to the library; find the book on a shelf; take the book from the shelf to the desk; have the book checked out; carry the borrowed book home; read the book at home; bring the book back",
    "0<1<2<3<4<5<6",
  ],
  [
    "bake bread",
    "mix flour, water and yeast to a dough; knead the dough; let the dough rise; shape the dough into a loaf; heat the oven; put the loaf into the hot oven; take the baked bread out; slice the baked bread",
    "0<1<5, 0<2<5, 0<3<5, 4<5<6<7",
  ],
  [
    "travel by train",
    "buy a ticket online; go to the station; find the platform in the station; board the train at the platform; show the ticket to the conductor on the train; get off the train",
    "0<4, 1<2<3<4<5",
  ],
  [
    "brush your teeth",
    "pick up the toothbrush; squeeze toothpaste onto the toothbrush; clean the teeth with toothbrush and toothpaste; spit out the used toothpaste; rinse the used toothbrush",
    "0<2, 1<2, 2<3, 2<4",
  ],
  [
    "make a video call",
    "switch on the computer; open the calling program on the computer; choose a contact in the program; call the chosen contact; talk to the contact; end the call; close the program after the call",
    "0<1<2<3<4<5<6",
  ],
  [
    "give a present",
    "buy the present; put the present into a box; close the box with the present in it; cut a piece off a roll of paper; fold the piece of paper round the closed box; fix the folded paper with tape; tie a ribbon round the paper; hand over the wrapped present",
    "0<1<2<4<5<7, 3<4<6<7",
  ],
  [
    "wash a car",
    "fill a bucket with soapy water; dip a sponge into the soapy water; rub the car with the soapy sponge; rinse the soap off the car; dry the rinsed car with a cloth; pour away the water that is left in the bucket",
    "0<1<2<3<4, 1<5",
  ],
  [
    "vote in an election",
    "go to the polling station; show identification at the polling station; receive a ballot paper for the identification; mark the ballot paper; fold the marked ballot paper; drop the folded paper into the box; leave the polling station after voting",
    "0<1<2<3<4<5<6",
  ],
  [
    "eat a tomato sandwich",
    "cut two slices off a loaf; butter one of the slices; wash a tomato; cut the washed tomato into pieces; lay the pieces of tomato on a slice; close the sandwich with the other slice; eat the closed sandwich",
    "0<1<5, 2<3<4, 0<4<5<6",
  ],
  [
    "withdraw money from a cash machine",
    "walk to the cash machine; insert the card; type the secret number for the inserted card; choose an amount for the inserted card; take the card back; take the banknotes that the machine pays out; put the banknotes into the wallet",
    "0<1<2<5, 1<3<5<6, 1<4",
  ],
  [
    "eat a fish that you caught",
    "put bait on the hook; cast the hook with the bait into the water; wait until a fish bites; reel in the fish on the hook; take the fish off the hook; gut the fish after taking it off the hook; grill the gutted fish; eat the grilled fish",
    "0<1<2<3<4<5<6<7",
  ],
  [
    "put a photo on a website",
    "take the photo; connect the camera to the computer; copy the photo from the connected camera; crop the copied photo; log in to the website; upload the cropped photo; write a caption under the uploaded photo",
    "0<2, 1<2<3<5<6, 4<5",
  ],
  [
    "paint a wall",
    "buy a tin of paint; cover the floor with paper; open the tin of paint; pour paint from the open tin into a tray; dip a roller into the tray; roll the paint onto the wall; wait until the wall is dry; take the paper off the floor again",
    "0<2<3<4<5<6, 1<7",
  ],
  [
    "make lemonade",
    "cut lemons in half; squeeze the lemon halves into a jug; pour water into the jug; add sugar to the jug; stir the juice, water and sugar; pour the stirred lemonade into glasses",
    "0<1<4, 2<4, 3<4<5",
  ],
  [
    "go swimming at the pool",
    "pack the swimsuit at home; travel to the pool; pay at the entrance of the pool; put on the swimsuit in the changing room; swim in the pool; dry off after swimming; put street clothes on after drying off",
    "0<1<2<3<4<5<6",
  ],
  [
    "mend a bicycle tube",
    "take the wheel off the bicycle; pull the tube out of the tyre; find the hole in the tube; glue a patch on the hole; put the mended tube into the tyre; pump up the mended tube in the tyre; put the wheel back on the bicycle; ride on the mended bicycle",
    "0<6<7, 1<3, 2<3<4<5<7",
  ],
  [
    "hand in a printed essay",
    "switch on the computer; open a document on the computer; type the essay into the document; correct the mistakes in the typed essay; load paper into the printer; print the corrected essay; hand in the printed pages",
    "0<1<2<3<5<6, 4<5",
  ],
  [
    "take medicine that a doctor prescribed",
    "make an appointment; see the doctor at the appointment; describe the pain to the doctor; get a prescription for the pain described; take the prescription to a pharmacy; buy the prescribed medicine at the pharmacy; swallow the medicine",
    "0<1<2<3<4<5<6",
  ],
  [
    "make a fruit salad",
    "wash the apples; cut up the washed apples; peel the bananas; cut up the peeled bananas; mix the pieces of apple and banana; serve the mixed salad",
    "0<1<4, 2<3<4<5",
  ],
  [
    "sleep in a tent",
    "unpack the bag with the tent and its poles; spread the tent on the ground; join the poles; push the joined poles through the tent; raise the tent on its poles; lie down in the raised tent",
    "0<1<4, 0<2<3<4<5",
  ],
  [
    "watch a film at the cinema",
    "choose a film; buy a ticket for the chosen film; show the ticket to get into the hall; sit down in the hall; watch the film from the seat; walk home after the film",
    "0<1<2<3<4<5",
  ],
  [
    "build a snowman",
    "wait for snow to fall; roll a big ball of the snow; roll a small ball of the snow; set the small ball on the big ball; stick a carrot into the small ball; take a photo of the snowman with its nose",
    "0<1<3<5, 0<2<3, 2<4<5",
  ],
  [
    "celebrate with a birthday cake",
    "mix the batter; pour the batter into a tin; bake the batter in the tin; let the baked cake cool; cover the cool cake with icing; put candles on the icing; light the candles on the cake; blow out the candles",
    "0<1<2<3<4<5<6<7",
  ],
  [
    "stock the fridge",
    "write a shopping list; go to the shop; take what is on the list off the shelves; pay for what was taken off the shelves; carry the paid goods home; put the goods into the fridge",
    "0<2, 1<2<3<4<5",
  ],
  [
    "move into a flat",
    "find a flat on offer; arrange a visit of the flat; visit the flat while it is empty; sign the contract for the flat; get the keys for the contract; unlock the empty flat with the keys; carry the furniture into the unlocked flat",
    "0<1<2<6, 0<3<4<5<6",
  ],
  [
    "grow tomatoes from seed",
    "fill a pot with soil; press seeds into the soil; wait until the seeds sprout; plant the sprouts in the garden; pick tomatoes off the plants; eat the picked tomatoes",
    "0<1<2<3<4<5",
  ],
  [
    "listen to a record",
    "switch on the record player; pull the record out of its sleeve; lay the record on the player; lower the needle onto the record; listen to the music; lift the needle after the music; put the record back into its sleeve",
    "0<4, 1<2<3<4<5<6",
  ],
  [
    "mow the lawn",
    "push the mower out of the shed; fill the empty tank of the mower; start the engine; mow the lawn with the running mower; stop the engine; empty the bag of cut grass; push the mower back into the shed",
    "0<3<4, 1<2<3<5, 3<6",
  ],
  [
    "drink filter coffee",
    "grind the beans; put a paper into the filter; put the ground beans onto the paper; heat water; pour the hot water over the ground beans; throw away the paper with the wet grounds; drink the coffee",
    "0<2, 1<2<4<5, 3<4<6",
  ],
  [
    "give away old clothes",
    "look for clothes that no longer fit; wash the clothes that were found; pack the washed clothes into a bag; carry the packed bag to the collection point; leave the bag at the collection point",
    "0<1<2<3<4",
  ],
  [
    "put up a bookcase",
    "open the box; take the boards out of the box; read the manual from the box; screw the boards together; stand the finished bookcase against the wall; fill the standing bookcase with books",
    "0<1<3<4<5, 0<2",
  ],
  [
    "walk the dog",
    "put the lead on the dog; leave the house with the dog on the lead; walk through the park with the dog; come home with the dog from the park; take the lead off at home; fill the bowl for the dog that has come home",
    "0<1<2<3<4, 3<5",
  ],
  [
    "save money at a bank",
    "fill in the form for an account; hand the completed form to the bank; receive the number of the new account; pay money into the account by its number; receive interest on the money",
    "0<1<2<3<4",
  ],
  [
    "knit a scarf",
    "buy wool; cast on stitches with the wool; knit rows onto the stitches; cast off the last row; cut the wool behind the last stitch cast off; wear the finished scarf",
    "0<1<2<3<4<5",
  ],
];

function constraintsOf(chains: string): Constraint[] {
  return chains.split(", ").flatMap((chain) => {
    const steps = chain.split("<").map(Number);
    return steps.slice(1).map((after, i): Constraint => [steps[i]!, after]);
  });
}

/** Forty everyday scripts with only the constraints that cannot be broken. */
export const proscriptSamples: readonly Script[] = rows.map(([goal, steps, chains]) => ({
  goal,
  steps: steps.split("; "),
  constraints: constraintsOf(chains),
}));
